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
    /** The first two are on the poster. */
    terms: Term[]
  }[]
}

/**
 * Processings of personal data: a poster each, with its purpose in large letters over its drawing, and the rest of what the law requires in
 * a ledger under it; then the measurement in detail.
 */
export const Traitements = ({ processings }: TraitementsProps) => (
  <div className={classes.processings}>
    {processings.map(({ id, title, quand, sign, text, terms }) => (
      <div key={id} id={id}>
        <div className={classes.poster}>
          <h3 className="display">{kept(title)}</h3>
          <p>{quand}</p>
          <TermList className={classes.purpose} terms={terms.slice(0, 2)} />
          <Sign {...sign} />
        </div>
        <p>{kept(text)}</p>
        <Fold name="traitements" heading="h4" title={traitements.suite}>
          <TermList className={classes.ledger} terms={terms.slice(2)} />
        </Fold>
      </div>
    ))}
    <Mesure />
  </div>
)
