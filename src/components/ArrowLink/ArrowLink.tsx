import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import classes from './ArrowLink.module.css'

interface ArrowLinkProps {
  to: string
  /** Name of the click in the audience measurement: unique on the page. */
  id: string
  /** True for a link that covers its card, the nearest positioned ancestor: hovering any part of the card moves the arrow. */
  stretched?: boolean
  children: ReactNode
}

/** A standalone link, outside a sentence. Its arrow moves on hover. */
export function ArrowLink({ to, id, stretched = false, children }: ArrowLinkProps) {
  return (
    <Link className={stretched ? `${classes.link} ${classes.stretched}` : classes.link} to={to} id={id}>
      {children}
    </Link>
  )
}
