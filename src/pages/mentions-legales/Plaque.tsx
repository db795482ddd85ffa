import { kept } from '@/components/kept'
import { type Term, TermList } from '@/components/LegalText/TermList'
import classes from './Plaque.module.css'

interface PlaqueProps {
  /** Statements about the publisher. */
  terms: Term[]
  /** Others, each a section on a smaller plate. */
  others: { id: string; title: string; text: string; terms: Term[] }[]
}

/** A wall of plates: a large brass one with statements about the publisher, then those of others, each with what is not given yet. */
export const Plaque = ({ terms, others }: PlaqueProps) => (
  <div className={classes.wall}>
    <TermList className={classes.brass} terms={terms} />
    {others.map((other) => (
      <section key={other.id} id={other.id} className={classes.plate} aria-labelledby={`${other.id}-titre`}>
        <h2 id={`${other.id}-titre`}>{kept(other.title)}</h2>
        <p>{other.text}</p>
        <TermList terms={other.terms} />
      </section>
    ))}
  </div>
)
