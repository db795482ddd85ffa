/** The questions of `npm run nouveau:projet`, in order, and the answers they accept. */
import type { Projet } from '../../src/content/defineProjet.ts'
import { serviceIds } from '../../src/site/services.ts'
import { tints } from '../../src/theme/tokens.ts'
import { typeset } from '../typography/rules.ts'
import type { Answers } from './scaffold.ts'
import { problemOfField, problemOfName, toWrite } from './schema.ts'

export interface ScaffoldQuestion {
  /** Key of the answer. */
  name: keyof Answers
  ask: string
  /** Default answer, for an empty line; undefined when there is none. */
  proposed: ((title: string) => string) | undefined
  /** Problem of an answer and its remedy; undefined when valid. */
  problem: (answer: string) => string | undefined
  /** Asked for real projects only. */
  isRealOnly?: boolean
}

/** « Menuiserie Dupont & fils » → `menuiserie-dupont-fils` */
export const folderNameOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** Texts of existing projects that a new one may not repeat. */
type ExistingTexts = Record<'titre' | 'resume' | 'question', string[]>

/** A text in lower case, its spaces and signs alike: texts that differ by these alone are one. */
const comparable = (text: string) => typeset(text).trim().toLowerCase().replaceAll(/\s/g, ' ')

/** Question on a field of the data, validated by its schema as it will be written: its typography may add characters. */
const onField = (name: keyof Projet & keyof Answers, ask: string, proposed?: string): ScaffoldQuestion => ({
  name,
  ask,
  proposed: proposed === undefined ? undefined : () => proposed,
  problem: (answer) => problemOfField(name, name === 'url' ? answer : typeset(answer)),
})

/** A question on a text that no other project has: pages and search results tell projects apart by it. */
const onOwnText = (existing: ExistingTexts, name: keyof ExistingTexts, ask: string, proposed?: string) => {
  const question = onField(name, ask, proposed)
  return {
    ...question,
    problem: (text: string) =>
      !text.startsWith(toWrite) && existing[name].some((other) => comparable(other) === comparable(text))
        ? 'un autre projet a déjà ce texte.'
        : question.problem(text),
  }
}

/** Optional question, for real projects only. */
const optional = (name: keyof Projet & keyof Answers, ask: string): ScaffoldQuestion => {
  const question = onField(name, `${ask} (facultatif)`, '')
  return {
    ...question,
    problem: (answer) => (answer === '' ? undefined : question.problem(answer)),
    isRealOnly: true,
  }
}

/**
 * @param existing folder names and texts of existing projects
 * @param today `2026-11-20`
 */
export const scaffoldQuestions = (existing: ExistingTexts & { names: string[] }, today: string): ScaffoldQuestion[] => [
  onOwnText(existing, 'titre', 'Titre du projet, tel qu’il sera affiché'),
  {
    name: 'nom',
    ask: 'Nom du dossier et fin de l’adresse, /projet/…',
    proposed: (title) => {
      const name = folderNameOf(title)
      const numbered = existing.names.map((_, index) => `${name}-${index + 2}`)
      return [name, ...numbered].find((free) => !existing.names.includes(free)) ?? name
    },
    problem: (text) => {
      if (existing.names.includes(text))
        return 'un dossier porte déjà ce nom : rien n’est remplacé, choisissez-en un autre.'
      return problemOfName(text)
    },
  },
  onField('service', `Service montré (${serviceIds.join(', ')})`),
  {
    ...onField('demonstration', 'Organisation fictive, pour une démonstration ? (oui, non)', 'non'),
    problem: (answer) => (['oui', 'non'].includes(answer) ? undefined : 'il faut l’une de ces valeurs : oui, non.'),
  },
  optional('client', 'Client, tel qu’il accepte d’être nommé'),
  optional('url', 'Adresse de son site, en https://'),
  onField('secteur', 'Genre d’organisation, comme « Librairie de quartier »', toWrite),
  onField('accroche', 'Accroche de la carte, quelques mots', `${toWrite} : quelques mots sous le titre de la carte.`),
  onOwnText(
    existing,
    'resume',
    'Résumé, montré en tête de page et dans les résultats de recherche',
    `${toWrite} : le besoin et ce qui a été fait, en une phrase que l’on comprend sans connaître le projet.`,
  ),
  onOwnText(
    existing,
    'question',
    'Question qui ferme la page, avec son « ? »',
    `${toWrite} : la question que pose ce projet ?`,
  ),
  onField('date', 'Date de mise en ligne, comme 2026-11-20', today),
  onField('teinte', `Teinte derrière les écrans (${Object.keys(tints).join(', ')})`, Object.keys(tints)[0]),
]
