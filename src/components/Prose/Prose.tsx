import type { ReactNode } from 'react'
import classes from './Prose.module.css'

/** A text to read from start to end, in a column of at most 65 characters. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={classes.prose}>{children}</div>
}
