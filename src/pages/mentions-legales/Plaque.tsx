import { type Term, TermList } from '@/components/LegalText/TermList'
import { editeur } from '@/content/mentions'
import classes from './Plaque.module.css'

/** A brass plate screwed to a wall: name of the publisher, and statements about them. Those to come are bricks that the wall misses. */
export function Plaque({ terms }: { terms: Term[] }) {
  const missing = terms.filter(({ value }) => value === undefined)
  return (
    <div className={classes.wall}>
      <TermList terms={terms.filter(({ value }) => value !== undefined)} />
      {missing.length > 0 && (
        <div className={classes.gaps}>
          <h3>{editeur.manquantes(missing.length)}</h3>
          <ul className={classes.missing}>
            {missing.map(({ term }) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
