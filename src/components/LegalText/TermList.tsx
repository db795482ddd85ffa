import type { ReactNode } from 'react'
import { kept } from '../kept'
import classes from './TermList.module.css'

export interface Term {
  term: string
  /** `undefined`: not given yet. `null`: does not apply, the term is omitted. */
  value: ReactNode
}

const aCompleter = 'À compléter'

/** Terms in a row: the first, and acronyms, begin with a capital. */
const sentenceOf = (terms: Term[]) =>
  terms
    .map(({ term }, index) =>
      index === 0 || /^\p{Lu}{2}/u.test(term) ? term : term.charAt(0).toLowerCase() + term.slice(1),
    )
    .join(', ')

interface TermListProps {
  terms: Term[]
  /** In place of bricks as long as their words. */
  className?: string | undefined
}

/**
 * Statements that a law requires, as a wall of terms, then, in a sentence, those that the owner has not given yet; none if none applies.
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
          <dd>{sentenceOf(missing)}</dd>
        </div>
      )}
    </dl>
  )
}
