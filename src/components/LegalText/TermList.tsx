import { Fragment, type ReactNode } from 'react'
import classes from './TermList.module.css'

export interface Term {
  term: string
  /** `undefined`: not given yet, the term is a brick of « À compléter ». `null`: does not apply, the term is omitted. */
  value: ReactNode
}

/** Statements that a law requires, as a list of terms on one plate. Those that the owner has not given yet are bricks not laid yet. */
export function TermList({ terms }: { terms: Term[] }) {
  const missing = terms.filter(({ value }) => value === undefined)
  return (
    <dl className={classes.terms}>
      {terms.map(
        ({ term, value }) =>
          value != null && (
            <Fragment key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </Fragment>
          ),
      )}
      {missing.length > 0 && (
        <>
          <dt>À compléter</dt>
          <dd>
            <ul className={classes.missing}>
              {missing.map(({ term }) => (
                <li key={term}>{term}</li>
              ))}
            </ul>
          </dd>
        </>
      )}
    </dl>
  )
}
