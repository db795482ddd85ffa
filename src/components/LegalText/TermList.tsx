import type { ReactNode } from 'react'
import classes from './TermList.module.css'
import { ToComplete } from './ToComplete'

export interface Term {
  term: string
  /** `undefined`: not given yet, named after « à compléter ». `null`: does not apply, the term is omitted. */
  value: ReactNode
}

/** Statements that a law requires, as a list of terms; those not given yet are named together, in its last line. */
export function TermList({ terms }: { terms: Term[] }) {
  const missing = terms.filter(({ value }) => value === undefined).map(({ term }) => term)
  return (
    <dl className={classes.terms}>
      {terms.map(
        ({ term, value }) =>
          value !== undefined &&
          value !== null && (
            <div key={term} className={classes.item}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
      {missing.length > 0 && (
        <div className={classes.item}>
          <dt>
            <ToComplete />
          </dt>
          <dd>{missing.join(', ')}</dd>
        </div>
      )}
    </dl>
  )
}
