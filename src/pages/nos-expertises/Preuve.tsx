import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import { Fold } from '@/components/Disclosure/Fold'
import { type Expertise, preuveTitres } from '@/content/expertises'
import classes from './Preuve.module.css'
import { preuves } from './preuves'

/** How to check an expertise, or an invented example of it, with a link. */
export function Preuve({ id, preuve, isOpen }: Pick<Expertise, 'id' | 'preuve'> & { isOpen: boolean }) {
  return (
    <div className={classes.proof}>
      <Fold
        name="preuves"
        title={preuve.isInvented ? preuveTitres.exemple : preuveTitres.aVerifier}
        heading="h4"
        isOpen={isOpen}
      >
        <p>{preuve.text}</p>
        <ArrowLink to={preuves[id]} id={`expertises-preuve-${id}`}>
          {preuve.link}
        </ArrowLink>
      </Fold>
    </div>
  )
}
