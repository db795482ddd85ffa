import { TermList } from '@/components/LegalText/TermList'
import { lieu, responsable } from '@/content/confidentialite'
import { config } from '@/site/config'
import classes from './Responsable.module.css'

const { intro, incomplet, labels } = responsable
const attendus = { ...responsable.attendus, ...lieu.labels }
const { contact, donnees, legal } = config
const { adresse } = contact

/** Facts that other sections leave out until they are given. */
const awaited = (Object.keys(attendus) as (keyof typeof attendus)[]).map((key) => ({
  term: attendus[key],
  value: donnees[key] === undefined ? undefined : null,
}))

const isIncomplete = [legal.raisonSociale, adresse, ...awaited.map(({ value }) => value)].includes(undefined)

/** Data controller and contact details, and all that is not given yet. */
export function Responsable() {
  return (
    <>
      <p>
        {intro} {isIncomplete && incomplet}
      </p>
      <TermList
        className={classes.answer}
        terms={[
          { term: labels.nom, value: legal.raisonSociale },
          { term: labels.adresse, value: adresse && `${adresse.rue}, ${adresse.codePostal} ${adresse.ville}` },
          {
            term: labels.email,
            value: (
              <a href={`mailto:${contact.email}`} id="confidentialite-responsable-email">
                {contact.email}
              </a>
            ),
          },
          ...awaited,
        ]}
      />
    </>
  )
}
