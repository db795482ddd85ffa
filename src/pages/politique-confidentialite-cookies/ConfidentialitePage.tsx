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
  traitements,
} from '@/content/confidentialite'
import { config } from '@/site/config'
import { formatDate } from '@/site/formats'
import { contactPath, crumbsTo, pages } from '@/site/pages'
import { biscuit } from './biscuit'
import classes from './ConfidentialitePage.module.css'
import { Droits, Recours } from './Droits'
import { MesureSwitch } from './MesureSwitch'
import { padlock } from './padlock'
import { Responsable } from './Responsable'
import { StockageList } from './StockageList'
import { signs } from './signs'
import { Traitements } from './Traitements'
import { termsOf } from './terms'

const { endpoint, receiver } = config.contact

/** Copy for the configured way of sending messages. */
const envoi = formulaire[receiver ?? (endpoint ? 'ailleurs' : 'parEmail')]
const ailleurs = endpoint && !receiver ? ` ${new URL(endpoint).host}.` : ''

const { donnees } = config

/** One processor per line; null, as « sans objet », while unknown: Responsable.tsx names the facts that are missing. */
const prestataires =
  donnees.prestataires?.map(({ nom, role, pays }) => <p key={nom}>{`${nom}, ${role}, ${pays}`}</p>) ?? null

const hebergeur = (
  <Link to={`${pages.mentions.path}#hebergeur`} id="confidentialite-lien-hebergeur">
    {journaux.hebergeurLink}
  </Link>
)

const { conservationJournaux, conservationMesure, conservationMessages } = donnees
const { evaluation } = config.analytics
const conditions = (
  <>
    {evaluation &&
      `${mesure.evaluation.reglee} ${mesure.evaluation.avant} ${formatDate(evaluation.date)}, ${mesure.evaluation.version} ${evaluation.version}. `}
    <a href="https://www.cnil.fr/fr/node/167364" id="confidentialite-cnil-mesure">
      {mesure.conditionsLink}
    </a>
  </>
)

const processings = [
  {
    ...formulaire,
    id: 'formulaire',
    sign: signs.formulaire,
    text: envoi.text + ailleurs,
    terms: termsOf({ ...formulaire, ...envoi }, conservationMessages),
  },
  {
    ...mesure,
    id: 'mesure',
    sign: signs.mesure,
    text: `${mesure.intro} ${new URL(config.analytics.origin).host}. ${config.signalements ? mesure.introFinSignalements : mesure.introFin}`,
    terms: termsOf(mesure, conservationMesure, { base: conditions }),
  },
  {
    ...journaux,
    id: 'journaux',
    sign: signs.journaux,
    text: config.signalements
      ? `${journaux.intro} ${journaux.signalements} ${new URL(config.signalements).host}.`
      : journaux.intro,
    terms: termsOf(journaux, conservationJournaux, { destinataires: hebergeur }),
  },
]

const sections = [
  {
    id: 'cookies',
    title: cookies.title,
    sign: biscuit,
    tone: 'lilac' as const,
    content: (
      <>
        <p>{cookies.intro}</p>
        <StockageList />
      </>
    ),
  },
  {
    id: 'traitements',
    title: traitements.title,
    content: <Traitements processings={processings} />,
  },
  { id: 'responsable', title: responsable.title, content: <Responsable /> },
  {
    id: 'lieu',
    title: lieu.title,
    className: classes.lieu,
    content: (
      <>
        <p className="display">{lieu.phrase}</p>
        <p>{lieu.text}</p>
        <TermList
          terms={[
            { term: lieu.labels.prestataires, value: prestataires },
            { term: lieu.labels.paysHebergement, value: donnees.paysHebergement ?? null },
            { term: lieu.labels.transferts, value: donnees.transferts ?? null },
          ]}
        />
      </>
    ),
  },
  { id: 'vos-droits', title: droits.title, tone: 'ink' as const, band: <Droits />, content: <Recours /> },
]

/** Privacy policy, which begins with the opt-out switch. */
export default function ConfidentialitePage() {
  return (
    <>
      <LegalText
        crumbs={crumbsTo('confidentialite')}
        title={hero.title}
        lead={hero.lead}
        wall={ConfidentialitePage.wall}
        updated={{ date: miseAJour, text: formatDate(miseAJour) }}
        opening={<MesureSwitch />}
        sections={sections}
      />
      <Rue {...appel} to={contactPath('question')} id="confidentialite-porte-contact" roofline={4} />
    </>
  )
}

ConfidentialitePage.description = description
ConfidentialitePage.data = { updated: miseAJour }
ConfidentialitePage.wall = padlock
