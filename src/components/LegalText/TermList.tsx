import type { ReactNode } from 'react'
import classes from './TermList.module.css'

export interface Term {
  term: string
  /** `undefined`: not given yet, the brick is not laid. `null`: does not apply, the term is omitted. */
  value: ReactNode
}

/** In place of a value that is not given yet. */
export const aCompleter = 'À compléter'

interface TermListProps {
  terms: Term[]
  /** Two courses of bricks of several lengths, for five terms of which the second and the third are long. */
  isBonded?: boolean
}

/** Statements that a law requires, as a wall of terms. Those that the owner has not given yet are bricks not laid yet. */
export const TermList = ({ terms, isBonded }: TermListProps) => (
  <dl className={isBonded ? `${classes.terms} ${classes.bonded}` : classes.terms}>
    {terms.map(
      ({ term, value }) =>
        value !== null && (
          <div key={term} className={value === undefined ? classes.missing : undefined}>
            <dt>{term}</dt>
            <dd>{value ?? aCompleter}</dd>
          </div>
        ),
    )}
  </dl>
)
