import { kept } from '@/components/kept'
import { missingOf, type Term, TermList } from '@/components/LegalText/TermList'
import classes from './Plaque.module.css'

interface PlaqueProps {
  /** Statements about the publisher. */
  terms: Term[]
  /** Others, each a section on a smaller plate. */
  others: { id: string; title: string; text: string; terms: Term[] }[]
}

const isGiven = ({ value }: Term) => value !== undefined

/** Statements of a smaller plate that are not given yet, in one. */
const awaitedOf = ({ title, terms }: PlaqueProps['others'][number]): Term[] =>
  terms.every(isGiven) ? [] : [{ term: `${title} (${missingOf(terms)})`, value: undefined }]

/** A wall of plates: a brass one with statements about the publisher, then those of others; under it what is not given yet. */
export const Plaque = ({ terms, others }: PlaqueProps) => (
  <>
    <div className={classes.wall}>
      <TermList className={classes.brass} terms={terms.filter(isGiven)} />
      {others.map((other) => (
        <section key={other.id} id={other.id} className={classes.plate} aria-labelledby={`${other.id}-titre`}>
          <h2 id={`${other.id}-titre`}>{kept(other.title)}</h2>
          <p>{other.text}</p>
          {other.terms.some(isGiven) && <TermList terms={other.terms.filter(isGiven)} />}
        </section>
      ))}
    </div>
    <TermList
      className={classes.awaited}
      terms={[...terms.filter((term) => !isGiven(term)), ...others.flatMap(awaitedOf)]}
    />
  </>
)
