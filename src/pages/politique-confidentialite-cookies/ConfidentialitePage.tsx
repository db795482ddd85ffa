import { Link } from 'react-router-dom'
import { LegalText } from '@/components/LegalText/LegalText'
import { TermList } from '@/components/LegalText/TermList'
import { Rue } from '@/components/Rue/Rue'
import {
  appel,
  cookies,
  description,
  droits,
  formulaire,
  hero,
  journaux,
  lieu,
  mesure,
  miseAJour,
  responsable,
  retenir,
} from '@/content/confidentialite'
import { config } from '@/site/config'
import { formatDate } from '@/site/formats'
import { contactPath, crumbsTo, pages } from '@/site/pages'
import { Droits } from './Droits'
import { Mesure, MesureBand } from './Mesure'
import { padlock } from './padlock'
import { Responsable } from './Responsable'
import { StockageList } from './StockageList'
import { signs } from './signs'
import { termsOf } from './terms'

const { endpoint, receiver } = config.contact

/** Copy for the configured way of sending messages. */
const envoi = formulaire[receiver ?? (endpoint ? 'ailleurs' : 'parEmail')]
const ailleurs = endpoint && !receiver ? ` ${new URL(endpoint).host}.` : ''

/** One per line; undefined or null as in the configuration. */
const { prestataires: list } = config.donnees
const prestataires = list ? list.map(({ nom, role, pays }) => <p key={nom}>{`${nom}, ${role}, ${pays}`}</p>) : list

const hebergeur = (
  <Link to={`${pages.mentions.path}#hebergeur`} id="confidentialite-lien-hebergeur">
    {journaux.hebergeurLink}
  </Link>
)

const { conservationJournaux, conservationMesure, conservationMessages } = config.donnees
const durees = [
  conservationMesure && `${retenir.durees.mesure}\u00a0: ${conservationMesure}.`,
  conservationMessages && `${retenir.durees.messages}\u00a0: ${conservationMessages}.`,
  conservationJournaux && `${retenir.durees.journaux}\u00a0: ${conservationJournaux}.`,
].filter((duree) => duree !== undefined)

const facts = [
  { id: 'mesure-audience', ...retenir.donnees },
  ...(durees.length > 0 ? [{ id: 'formulaire', title: retenir.durees.title, text: durees.join(' ') }] : []),
  { id: 'cookies', ...retenir.cookies },
  { id: 'refus', ...retenir.refus },
]

const sections = [
  { id: 'responsable', title: responsable.title, sign: signs.responsable, content: <Responsable /> },
  {
    id: 'formulaire',
    title: formulaire.title,
    sign: signs.formulaire,
    content: (
      <>
        <p>{envoi.text + ailleurs}</p>
        <TermList shape="courses" terms={termsOf({ ...formulaire, ...envoi }, config.donnees.conservationMessages)} />
      </>
    ),
  },
  { id: 'mesure-audience', title: mesure.title, sign: signs.mesure, band: <MesureBand />, content: <Mesure /> },
  {
    id: 'journaux',
    title: journaux.title,
    sign: signs.journaux,
    content: (
      <>
        <p>{journaux.intro}</p>
        {config.signalements && (
          <p>
            {journaux.signalements} {new URL(config.signalements).host}.
          </p>
        )}
        <TermList
          shape="courses"
          terms={termsOf(journaux, config.donnees.conservationJournaux, { destinataires: hebergeur })}
        />
      </>
    ),
  },
  {
    id: 'cookies',
    title: cookies.title,
    sign: signs.cookies,
    content: (
      <>
        <p>{cookies.intro}</p>
        <StockageList />
      </>
    ),
  },
  {
    id: 'lieu',
    title: lieu.title,
    sign: signs.lieu,
    content: (
      <>
        <p>{lieu.text}</p>
        <TermList
          terms={[
            { term: lieu.labels.prestataires, value: prestataires },
            { term: lieu.labels.pays, value: config.donnees.paysHebergement },
            { term: lieu.labels.transferts, value: config.donnees.transferts },
          ]}
        />
      </>
    ),
  },
  { id: 'vos-droits', title: droits.title, sign: signs.droits, content: <Droits /> },
]

/** Privacy policy, with the opt-out switch. */
export default function ConfidentialitePage() {
  return (
    <>
      <LegalText
        crumbs={crumbsTo('confidentialite')}
        title={hero.title}
        lead={hero.lead}
        wall={ConfidentialitePage.wall}
        updated={{ date: miseAJour, text: formatDate(miseAJour) }}
        facts={facts}
        sections={sections}
      />
      <Rue {...appel} to={contactPath('question')} id="confidentialite-porte-contact" roofline={4} />
    </>
  )
}

ConfidentialitePage.description = description
ConfidentialitePage.data = { updated: miseAJour }
ConfidentialitePage.wall = padlock
