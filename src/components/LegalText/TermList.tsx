import type { ReactNode } from 'react'
import { kept } from '../kept'
import classes from './TermList.module.css'

export interface Term {
  term: string
  /** `undefined`: not given yet. `null`: does not apply, the term is omitted. */
  value: ReactNode
}

const aCompleter = 'À compléter'

interface TermListProps {
  terms: Term[]
  /** In place of bricks as long as their words. */
  className?: string | undefined
}

/**
 * Statements that a law requires, as a wall of terms, then, as the bricks it misses, those that the owner has not given yet; none if none
 * applies.
 */
export const TermList = ({ terms, className = classes.bricks }: TermListProps) => {
  const missing = terms.filter(({ value }) => value === undefined)
  if (terms.every(({ value }) => value === null)) return null
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
          <dd>
            <ul className={classes.bricks}>
              {missing.map(({ term }) => (
                <li key={term}>{term}</li>
              ))}
            </ul>
          </dd>
        </div>
      )}
    </dl>
  )
}
