import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import classes from './ArrowLink.module.css'

interface ArrowLinkProps {
  to: string
  /** Name of the click in the audience measurement: unique on the page. */
  id: string
  /** True where the link's card is the target: the whole card then follows the link. */
  stretched?: boolean
  children: ReactNode
}

/** A link of its own, outside a sentence, with an arrow that moves a little on approach. */
export function ArrowLink({ to, id, stretched = false, children }: ArrowLinkProps) {
  return (
    <Link className={classes.link} data-stretched={stretched || undefined} to={to} id={id}>
      {children}
    </Link>
  )
}
