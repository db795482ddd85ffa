import type { ReactNode } from 'react'
import classes from './TermList.module.css'
import { ToComplete } from './ToComplete'

export interface Term {
  term: string
  /** Undefined when nobody has said it yet: the place stays, and says so. Null where there is nothing to say: no place. */
  value: ReactNode
}

/** Statements that a law requires, as a list of terms. */
export function TermList({ terms }: { terms: Term[] }) {
  return (
    <dl className={classes.terms}>
      {terms.map(
        ({ term, value }) =>
          value !== null && (
            <div key={term} className={classes.item}>
              <dt>{term}</dt>
              <dd>{value === undefined ? <ToComplete /> : value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
