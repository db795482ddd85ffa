import { TermList } from '@/components/LegalText/TermList'
import { responsable } from '@/content/confidentialite'
import { config } from '@/site/config'

const { intro, incomplet, labels } = responsable
const { contact, donnees, legal } = config
const { adresse } = contact

const isIncomplete = [legal.raisonSociale, adresse, ...Object.values(donnees)].includes(undefined)

/** Data controller and contact details. */
export function Responsable() {
  return (
    <>
      <p>
        {intro} {isIncomplete && incomplet}
      </p>
      <TermList
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
        ]}
      />
    </>
  )
}
