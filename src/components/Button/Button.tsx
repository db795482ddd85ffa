import type { ComponentProps } from 'react'
import classes from './Button.module.css'

/**
 * A button that acts on the current page; links to other pages use ButtonLink. The second click of a double click does nothing: it would
 * send twice, or undo the first.
 */
export function Button({ type = 'button', onClick, ...props }: ComponentProps<'button'> & { id: string }) {
  return (
    <button
      className={classes.button}
      data-variant="filled"
      type={type}
      onClick={(event) => (event.detail > 1 ? event.preventDefault() : onClick?.(event))}
      {...props}
    />
  )
}
