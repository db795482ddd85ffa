import type { ComponentProps } from 'react'
import classes from './Button.module.css'

/** A button that acts on the current page; links to other pages use ButtonLink. */
export function Button({ type = 'button', ...props }: ComponentProps<'button'> & { id: string }) {
  return <button className={classes.button} data-variant="filled" type={type} {...props} />
}
