import type { ReactNode } from 'react'
import classes from './Disclosure.module.css'

interface DisclosureProps {
  /** Fragment that opens it: `#plan-de-redirection`. */
  id: string
  /** The heading of what unfolds, always shown: a question, or a title. */
  summary: string
  children: ReactNode
}

/** Content folded under its summary: it opens without a script, for a fragment, for the search in the page and on paper. */
export function Disclosure({ id, summary, children }: DisclosureProps) {
  return (
    <details id={id} className={classes.disclosure}>
      <summary>
        <h3>{summary}</h3>
      </summary>
      <div>{children}</div>
    </details>
  )
}
