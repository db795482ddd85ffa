import { Fragment, type ReactNode } from 'react'
import classes from './TermList.module.css'
import { ToComplete } from './ToComplete'

export interface Term {
  term: string
  /** `undefined`: not given yet, shown as « à compléter ». `null`: does not apply, the term is omitted. */
  value: ReactNode
}

/** Statements that a law requires, as a list of terms on one plate. */
export const TermList = ({ terms }: { terms: Term[] }) => (
  <dl className={classes.terms}>
    {terms.map(
      ({ term, value }) =>
        value !== null && (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>{value ?? <ToComplete />}</dd>
          </Fragment>
        ),
    )}
  </dl>
)
