import type { ReactNode } from 'react'
import classes from './TermList.module.css'
import { ToComplete } from './ToComplete'

export interface Term {
  term: string
  /** `undefined`: not given yet, shown as « à compléter ». `null`: does not apply, the term is omitted. */
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
