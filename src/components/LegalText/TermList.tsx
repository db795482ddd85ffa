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

/** A term within a sentence: « SIREN » keeps its capitals. */
const inSentence = (term: string) => term.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())

/** Terms that the owner has not given yet, as a sentence lists them. */
export const missingOf = (terms: Term[]) =>
  terms
    .filter(({ value }) => value === undefined)
    .map(({ term }) => inSentence(term))
    .join(', ')

/** Statements that a law requires, as a wall of terms, then the names of those that the owner has not given yet; none if none applies. */
export const TermList = ({ terms, className = classes.bricks }: TermListProps) => {
  const missing = missingOf(terms)
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
      {missing && (
        <div className={classes.missing}>
          <dt>{aCompleter}</dt>
          <dd>{missing}</dd>
        </div>
      )}
    </dl>
  )
}
