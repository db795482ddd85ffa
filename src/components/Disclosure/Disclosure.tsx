import type { ReactNode } from 'react'
import classes from './Disclosure.module.css'

interface DisclosureProps {
  /** Fragment that opens it: `#plan-de-redirection`. */
  id: string
  /** What is always shown: a question, or the heading of what unfolds. */
  summary: ReactNode
  children: ReactNode
}

/** What would be too much at once: it opens without a script, for a fragment, for the search in the page and on paper. */
export function Disclosure({ id, summary, children }: DisclosureProps) {
  return (
    <details id={id} className={classes.disclosure}>
      <summary>{summary}</summary>
      <div>{children}</div>
    </details>
  )
}
