import type { ReactNode } from 'react'
import { Fold } from '@/components/Disclosure/Fold'
import { kept } from '@/components/kept'
import { type Term, TermList } from '@/components/LegalText/TermList'
import { type Drawing, Sign } from '@/components/Sign/Sign'
import { traitements } from '@/content/confidentialite'
import classes from './Traitements.module.css'

interface TraitementsProps {
  houses: {
    /** Fragment: `formulaire`. */
    id: string
    title: string
    /** When the data leave the visitor. */
    quand: string
    gable: Drawing
    text: string
    /** The first two are in sight on a phone too. */
    terms: Term[]
    /** Under the terms. */
    more?: ReactNode
  }[]
}

/** Processings of personal data: a gable each, in a colour of its own, beside the statements that the law requires. */
export const Traitements = ({ houses }: TraitementsProps) => (
  <div className={classes.houses}>
    {houses.map(({ id, title, quand, gable, text, terms, more }) => (
      <div key={id} id={id}>
        <h3 className="display">{kept(title)}</h3>
        <p>{quand}</p>
        <Sign {...gable} />
        <p>{text}</p>
        <TermList className={classes.storeys} terms={terms.slice(0, 2)} />
        <Fold name="traitements" heading="h4" title={traitements.suite}>
          <TermList className={classes.storeys} terms={terms.slice(2)} />
        </Fold>
        {more}
      </div>
    ))}
  </div>
)
