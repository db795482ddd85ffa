import { kept } from '@/components/kept'
import { type Term, TermList } from '@/components/LegalText/TermList'
import classes from './Plaque.module.css'

interface PlaqueProps {
  /** Statements about the publisher. */
  terms: Term[]
  /** Others, each a section on a smaller plate. */
  others: { id: string; title: string; text: string; terms: Term[] }[]
}

/**
 * A wall of plates: a brass one with the name of the publisher and statements about them, beside those to come, in a gap of the wall; under
 * it, those of others.
 */
export function Plaque({ terms, others }: PlaqueProps) {
  const missing = terms.filter(({ value }) => value === undefined)
  return (
    <div className={classes.wall}>
      <TermList className={classes.brass} terms={terms.filter(({ value }) => value !== undefined)} />
      {missing.length > 0 && <TermList className={classes.gaps} terms={missing} />}
      {others.map((other) => (
        <section key={other.id} id={other.id} className={classes.plate} aria-labelledby={`${other.id}-titre`}>
          <h2 id={`${other.id}-titre`}>{kept(other.title)}</h2>
          <p>{other.text}</p>
          <TermList terms={other.terms} />
        </section>
      ))}
    </div>
  )
}
