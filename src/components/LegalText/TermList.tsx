import type { ReactNode } from 'react'
import { kept } from '../kept'
import classes from './TermList.module.css'

export interface Term {
  term: string
  /** `undefined`: not given yet. `null`: does not apply, the term is omitted. */
  value: ReactNode
}

/** Before the terms whose values are not given yet, or after the only one. */
const aCompleter = 'À compléter'

interface TermListProps {
  terms: Term[]
  /** In place of bricks as long as their words. */
  className?: string | undefined
}

/** A term within a sentence: « SIREN » keeps its capitals. */
const inSentence = (term: string) => term.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())

/** Statements that a law requires, as a wall of terms; then those that the owner has not given yet, each a brick to be laid. */
export const TermList = ({ terms, className = classes.bricks }: TermListProps) => {
  const missing = terms.filter(({ value }) => value === undefined)
  const [first, second] = missing
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
      {first && (
        <div className={classes.missing}>
          <dt>{second ? `${aCompleter}\u00a0:` : first.term}</dt>
          {second ? (
            missing.map(({ term }) => <dd key={term}>{inSentence(term)}</dd>)
          ) : (
            <dd>{aCompleter.toLowerCase()}</dd>
          )}
        </div>
      )}
    </dl>
  )
}
