import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import { type Expertise, preuveTitres } from '@/content/expertises'
import classes from './Preuve.module.css'
import { preuves } from './preuves'

/** How to check an expertise, or an invented example of it, with a link to its page, if it has one (preuves.ts). */
export function Preuve({ id, preuve }: Pick<Expertise, 'id' | 'preuve'>) {
  const page = preuves[id]
  return (
    <div className={classes.proof}>
      <h4>{preuve.isInvented ? preuveTitres.exemple : preuveTitres.aVerifier}</h4>
      <p>{preuve.text}</p>
      {page && (
        <ArrowLink to={page} id={`expertises-preuve-${id}`}>
          {preuve.link}
        </ArrowLink>
      )}
    </div>
  )
}
