import { type Term, TermList } from '@/components/LegalText/TermList'
import classes from './Plaque.module.css'

/** A brass plate on a wall: name of the publisher, and statements about them. Those to come are bricks below the wall. */
export function Plaque({ terms }: { terms: Term[] }) {
  const missing = terms.filter(({ value }) => value === undefined)
  return (
    <>
      <div className={classes.wall}>
        <TermList terms={terms.filter(({ value }) => value !== undefined)} />
      </div>
      {missing.length > 0 && <TermList terms={missing} />}
    </>
  )
}
