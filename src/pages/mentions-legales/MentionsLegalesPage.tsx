import { Link } from 'react-router-dom'
import { LegalText } from '@/components/LegalText/LegalText'
import { TermList } from '@/components/LegalText/TermList'
import { ToComplete } from '@/components/LegalText/ToComplete'
import { Rue } from '@/components/Rue/Rue'
import {
  appel,
  description,
  donnees,
  editeur,
  hebergeur,
  hero,
  miseAJour,
  propriete,
  publication,
  retenir,
  signaler,
} from '@/content/mentions'
import { config } from '@/site/config'
import { formatDate } from '@/site/formats'
import { crumbsTo, pages } from '@/site/pages'
import { fontAuthors, fontLicence, fontName } from '@/theme/tokens'
import { nameplate } from './nameplate'
import { editeurTerms, hebergeurTerms, isIncomplete, publicationTerms } from './terms'

const { legal, nom } = config

/** A host that is not given yet is not mentioned. */
const facts = [
  {
    id: 'editeur',
    title: retenir.editeur.title.replace('{nom}', legal.raisonSociale ?? nom),
    text: retenir.editeur.text,
  },
  ...(legal.hebergeur
    ? [
        {
          id: 'hebergeur',
          title: retenir.hebergeur.title.replace('{nom}', legal.hebergeur.nom),
          text: retenir.hebergeur.text,
        },
      ]
    : []),
  { id: 'propriete-intellectuelle', ...retenir.propriete },
  { id: 'signaler', ...retenir.signaler },
]

/** Marked as English: the font's name, authors and licence. */
const english: Record<string, string> = { '{nom}': fontName, '{auteurs}': fontAuthors, '{licence}': fontLicence }
const fontSentence = propriete.police.split(/(\{\w+\})/).map((part) => {
  const name = english[part]
  return name ? (
    <span key={part} lang="en">
      {name}
    </span>
  ) : (
    part
  )
})

const sections = [
  {
    id: 'editeur',
    title: editeur.title,
    content: (
      <>
        <p>{editeur.intro}</p>
        {isIncomplete && (
          <p>
            {editeur.incomplet.before} <ToComplete /> {editeur.incomplet.after}
          </p>
        )}
        <TermList terms={editeurTerms} />
      </>
    ),
  },
  {
    id: 'directeur-de-la-publication',
    title: publication.title,
    content: (
      <>
        <p>{publication.text}</p>
        <TermList terms={publicationTerms} />
      </>
    ),
  },
  {
    id: 'hebergeur',
    title: hebergeur.title,
    content: (
      <>
        <p>{hebergeur.text}</p>
        <TermList terms={hebergeurTerms} />
      </>
    ),
  },
  {
    id: 'propriete-intellectuelle',
    title: propriete.title,
    content: (
      <TermList
        terms={[
          { term: propriete.labels.textes, value: propriete.textes },
          { term: propriete.labels.code, value: propriete.code },
          { term: propriete.labels.police, value: fontSentence },
          {
            term: propriete.labels.demonstrations,
            value: (
              <>
                {propriete.demonstrations}{' '}
                <Link to={pages.projets.path} id="mentions-lien-projets">
                  {propriete.demonstrationsLien}
                </Link>
              </>
            ),
          },
          {
            term: propriete.labels.clients,
            value: (
              <>
                {propriete.clients}{' '}
                <Link to={`${pages.agence.path}#engagements`} id="mentions-lien-engagements">
                  {propriete.clientsLien}
                </Link>
              </>
            ),
          },
        ]}
      />
    ),
  },
  {
    id: 'donnees-personnelles',
    title: donnees.title,
    content: (
      <p>
        {donnees.text}{' '}
        <Link to={pages.confidentialite.path} id="mentions-lien-confidentialite">
          {donnees.lien}
        </Link>
      </p>
    ),
  },
  {
    id: 'signaler',
    title: signaler.title,
    content: (
      <p>
        {signaler.text}{' '}
        <a href={`mailto:${config.contact.email}`} id="mentions-signaler-email">
          {config.contact.email}
        </a>
      </p>
    ),
  },
]

/** Legal notices. */
export default function MentionsLegalesPage() {
  return (
    <>
      <LegalText
        crumbs={crumbsTo('mentions')}
        title={hero.title}
        lead={hero.lead}
        wall={MentionsLegalesPage.wall}
        updated={{ date: miseAJour, text: formatDate(miseAJour) }}
        facts={facts}
        sections={sections}
      />
      <Rue {...appel} to={pages.contact.path} id="mentions-porte-contact" roofline={3} />
    </>
  )
}

MentionsLegalesPage.description = description
MentionsLegalesPage.data = { updated: miseAJour }
MentionsLegalesPage.wall = nameplate
