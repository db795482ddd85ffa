/** Statements required by law, from the configuration: `undefined` ones are shown as missing. */
import type { Term } from '@/components/LegalText/TermList'
import { editeur, hebergeur, publication } from '@/content/mentions'
import { config } from '@/site/config'
import { formatTelephone } from '@/site/formats'

const { contact, legal, nom } = config
const { adresse, email, telephone } = contact

export const editeurTerms: Term[] = [
  { term: editeur.labels.nom, value: nom },
  { term: editeur.labels.raisonSociale, value: legal.raisonSociale },
  { term: editeur.labels.formeJuridique, value: legal.formeJuridique },
  { term: editeur.labels.capital, value: legal.capital },
  { term: editeur.labels.siege, value: adresse && `${adresse.rue}, ${adresse.codePostal} ${adresse.ville}` },
  { term: editeur.labels.rcs, value: legal.rcs },
  { term: editeur.labels.siren, value: legal.siren },
  { term: editeur.labels.tva, value: legal.tva },
  {
    term: editeur.labels.telephone,
    value: telephone && (
      <a href={formatTelephone(telephone).href} id="mentions-telephone">
        {formatTelephone(telephone).text}
      </a>
    ),
  },
  {
    term: editeur.labels.email,
    value: (
      <a href={`mailto:${email}`} id="mentions-email">
        {email}
      </a>
    ),
  },
  // Required of some publishers only: omitted until given.
  { term: editeur.labels.assurance, value: legal.assurance ?? null },
  {
    term: editeur.labels.conditions,
    value: legal.conditions ? (
      <a href={legal.conditions} id="mentions-conditions">
        {editeur.labels.conditionsLink}
      </a>
    ) : null,
  },
  { term: editeur.labels.mediateur, value: legal.mediateur ?? null },
]

export const publicationTerms: Term[] = [{ term: publication.labels.nom, value: legal.directeurPublication }]

export const hebergeurTerms: Term[] = [
  { term: hebergeur.labels.nom, value: legal.hebergeur?.nom },
  { term: hebergeur.labels.adresse, value: legal.hebergeur?.adresse },
  { term: hebergeur.labels.telephone, value: legal.hebergeur && formatTelephone(legal.hebergeur.telephone).text },
]

export const isIncomplete = [...editeurTerms, ...publicationTerms, ...hebergeurTerms].some(
  ({ value }) => value === undefined,
)
