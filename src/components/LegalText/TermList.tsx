import type { ReactNode } from 'react'
import { kept } from '../kept'
import classes from './TermList.module.css'

export interface Term {
  term: string
  /** `undefined`: not given yet, a brick to lay. `null`: does not apply, the term is omitted. */
  value: ReactNode
}

/** Above the terms whose values are not given yet. */
const aCompleter = 'À compléter'

interface TermListProps {
  terms: Term[]
  /** In place of bricks as long as their words. */
  className?: string | undefined
}

/** Statements that a law requires, as a wall of terms; then, in one group, those that the owner has not given yet: bricks to lay. */
export const TermList = ({ terms, className = classes.bricks }: TermListProps) => {
  const missing = terms.filter(({ value }) => value === undefined)
  return (
    <dl className={`${classes.terms} ${className}`}>
      {terms.map(
        ({ term, value }) =>
          value !== null &&
          value !== undefined && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{kept(value)}</dd>
            </div>
          ),
      )}
      {missing.length > 0 && (
        <div className={classes.missing}>
          <dt>{aCompleter}</dt>
          {missing.map(({ term }) => (
            <dd key={term}>{term}</dd>
          ))}
        </div>
      )}
    </dl>
  )
}
