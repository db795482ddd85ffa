import type { ComponentProps } from 'react'
import classes from './Button.module.css'

/** A button that does something on the page it is on; what leads to another page is a ButtonLink. */
export function Button({ type = 'button', ...props }: ComponentProps<'button'> & { id: string }) {
  return <button className={classes.button} data-variant="filled" type={type} {...props} />
}
