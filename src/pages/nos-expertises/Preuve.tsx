import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import { type Expertise, preuveTitres } from '@/content/expertises'
import classes from './Preuve.module.css'
import { preuves } from './preuves'

/** How to check an expertise, or an invented example of it, with a link. */
export function Preuve({ id, preuve }: Pick<Expertise, 'id' | 'preuve'>) {
  return (
    <div className={classes.proof}>
      <p className={classes.label}>{preuve.isInvented ? preuveTitres.exemple : preuveTitres.aVerifier}</p>
      <p>{preuve.text}</p>
      <ArrowLink to={preuves[id]} id={`expertises-preuve-${id}`}>
        {preuve.link}
      </ArrowLink>
    </div>
  )
}
