import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import classes from './Button.module.css'

interface ButtonLinkProps {
  /** Path inside the site, without its base. */
  to: string
  /** Name of the click in the audience measurement: unique on the page. */
  id: string
  /** `light`: on a dark background. */
  variant?: 'filled' | 'light'
  children: ReactNode
}

/** A call to action that leads to a page of the site. */
export function ButtonLink({ to, id, variant = 'filled', children }: ButtonLinkProps) {
  return (
    <Link className={classes.button} data-variant={variant} to={to} id={id}>
      {children}
    </Link>
  )
}
