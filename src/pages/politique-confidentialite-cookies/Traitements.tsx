import { Fold } from '@/components/Disclosure/Fold'
import { kept } from '@/components/kept'
import { type Term, TermList } from '@/components/LegalText/TermList'
import { type Drawing, Sign } from '@/components/Sign/Sign'
import { traitements } from '@/content/confidentialite'
import { Mesure } from './Mesure'
import classes from './Traitements.module.css'

interface TraitementsProps {
  processings: {
    /** Fragment: `formulaire`. */
    id: string
    title: string
    /** When the data leave the visitor. */
    quand: string
    sign: Drawing
    text: string
    /** The first two are in sight on a phone too. */
    terms: Term[]
  }[]
}

/**
 * Processings of personal data: a ground each, with a drawing and, on white plates, what the law requires; then the measurement in detail.
 */
export const Traitements = ({ processings }: TraitementsProps) => (
  <div className={classes.processings}>
    {processings.map(({ id, title, quand, sign, text, terms }) => (
      <div key={id} id={id}>
        <div>
          <h3 className="display">{kept(title)}</h3>
          <p>{quand}</p>
          <p>{text}</p>
          <Sign {...sign} />
        </div>
        <TermList className={classes.plates} terms={terms.slice(0, 2)} />
        <Fold name="traitements" heading="h4" title={traitements.suite}>
          <TermList className={classes.plates} terms={terms.slice(2)} />
        </Fold>
      </div>
    ))}
    <Mesure />
  </div>
)
