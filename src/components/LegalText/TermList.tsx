import type { ReactNode } from 'react'
import { kept } from '../kept'
import classes from './TermList.module.css'

export interface Term {
  term: string
  /** `undefined`: not given yet, the brick is not laid. `null`: does not apply, the term is omitted. */
  value: ReactNode
}

/** In place of a value that is not given yet. */
const aCompleter = 'À compléter'

interface TermListProps {
  terms: Term[]
  /** In place of bricks as long as their words. */
  className?: string | undefined
}

/** Statements that a law requires, as a wall of terms. Those that the owner has not given yet are bricks not laid yet. */
export const TermList = ({ terms, className = classes.bricks }: TermListProps) => (
  <dl className={`${classes.terms} ${className}`}>
    {terms.map(
      ({ term, value }) =>
        value !== null && (
          <div key={term} className={value === undefined ? classes.missing : undefined}>
            <dt>{term}</dt>
            <dd>{value === undefined ? aCompleter : kept(value)}</dd>
          </div>
        ),
    )}
  </dl>
)
