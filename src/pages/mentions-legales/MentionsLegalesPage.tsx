import { Link } from 'react-router-dom'
import { kept } from '@/components/kept'
import halves from '@/components/LegalText/Halves.module.css'
import { LegalText } from '@/components/LegalText/LegalText'
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
import classes from './MentionsLegalesPage.module.css'
import { layers, wall } from './nameplate'
import { Plaque } from './Plaque'
import { Reprise } from './Reprise'
import { Retenir } from './Retenir'
import { signs } from './signs'
import { editeurTerms, hebergeurTerms, isIncomplete, publicationTerms } from './terms'

const { legal, nom } = config

/** A host that is not given yet is not mentioned. */
const points = [
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

/** On the wall of the publisher. */
const others = [
  { id: 'directeur-de-la-publication', ...publication, terms: publicationTerms },
  { id: 'hebergeur', ...hebergeur, terms: hebergeurTerms },
]

const rights = [
  {
    title: propriete.droits.demander,
    sign: signs.demander,
    points: [
      { title: propriete.labels.textes, content: propriete.textes },
      {
        title: propriete.labels.demonstrations,
        content: (
          <>
            {propriete.demonstrations}{' '}
            <Link to={pages.projets.path} id="mentions-lien-projets">
              {propriete.demonstrationsLink}
            </Link>
          </>
        ),
      },
    ],
  },
  {
    title: propriete.droits.libre,
    sign: signs.libre,
    points: [
      { title: propriete.labels.police, content: fontSentence },
      { title: propriete.labels.code, content: propriete.code },
    ],
  },
  {
    title: propriete.droits.vous,
    sign: signs.clients,
    points: [
      {
        content: (
          <>
            {propriete.clients}{' '}
            <Link to={`${pages.agence.path}#engagements`} id="mentions-lien-engagements">
              {propriete.clientsLink}
            </Link>
          </>
        ),
      },
    ],
  },
]

const sections = [
  {
    id: 'editeur',
    title: editeur.title,
    content: (
      <>
        <p>
          {editeur.intro} {isIncomplete && editeur.incomplet}
        </p>
        <Plaque terms={editeurTerms} others={others} />
      </>
    ),
    parts: others,
  },
  { id: 'propriete-intellectuelle', title: propriete.title, content: <Reprise rights={rights} /> },
  {
    id: 'donnees-personnelles',
    title: donnees.title,
    sign: signs.donnees,
    className: `${halves.half} ${classes.donnees}`,
    content: (
      <p>
        {donnees.text}{' '}
        <Link to={pages.confidentialite.path} id="mentions-lien-confidentialite">
          {donnees.link}
        </Link>
      </p>
    ),
  },
  {
    id: 'signaler',
    title: signaler.title,
    sign: signs.signaler,
    className: `${halves.half} ${classes.signaler}`,
    content: (
      <p>
        {kept(signaler.text)}{' '}
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
        drawing={Object.entries(layers).map(([layer, path]) => (
          <path key={layer} className={classes[layer]} d={path} />
        ))}
        updated={{ date: miseAJour, text: formatDate(miseAJour) }}
        overview={<Retenir title={retenir.title} points={points} />}
        sections={sections}
      />
      <Rue {...appel} to={pages.contact.path} id="mentions-porte-contact" roofline={3} />
    </>
  )
}

MentionsLegalesPage.description = description
MentionsLegalesPage.data = { updated: miseAJour }
MentionsLegalesPage.wall = wall
