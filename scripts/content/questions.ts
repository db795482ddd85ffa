/** What `npm run nouveau:projet` asks, in order, and what it accepts. */
import type { Projet } from '../../src/content/projet.ts'
import { folderName, serviceIds } from '../../src/site/pages.ts'
import { tints } from '../../src/theme/tokens.ts'
import type { Answers } from './make.ts'
import { toWrite } from './placeholder.ts'
import { isDay, lengths } from './schema.ts'

export interface Question {
  /** Name of the option of the command, and of the answer. */
  name: keyof Answers
  ask: string
  /** What an empty answer means; none where only the writer knows. */
  defaultValue?: (soFar: { titre?: string }) => string
  /** What is wrong with an answer, and what would be right; undefined when it is right. */
  mistake: (answer: string) => string | undefined
}

/** What exists already. */
export interface Existing {
  names: string[]
  projets: Pick<Projet, 'titre'>[]
}

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

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

const ofLength =
  (field: keyof typeof lengths) =>
  (text: string): string | undefined => {
    const { min, max } = lengths[field]
    return text.length >= min && text.length <= max
      ? undefined
      : `il faut de ${min} à ${max} caractères, il y en a ${text.length}.`
  }

const among = (values: readonly string[]) => (answer: string) =>
  values.includes(answer) ? undefined : `il faut l’un de ${values.join(', ')}.`

/** @param today `2026-11-20` */
export const questions = ({ names, projets }: Existing, today: string): Question[] => [
  {
    name: 'titre',
    ask: 'Titre du projet, tel qu’il sera affiché',
    mistake: (text) =>
      ofLength('titre')(text) ??
      (projets.some(({ titre }) => same(titre, text)) ? 'un autre projet porte déjà ce titre.' : undefined),
  },
  {
    name: 'nom',
    ask: 'Nom du dossier et fin de l’adresse, /projet/…',
    defaultValue: ({ titre = '' }) => folderNameOf(titre),
    mistake: (text) => {
      if (!folderName.test(text))
        return 'il faut des minuscules sans accent, des chiffres et des traits d’union, comme « menuiserie-dupont ».'
      return names.includes(text)
        ? 'un dossier porte déjà ce nom : rien n’est remplacé, choisissez-en un autre.'
        : undefined
    },
  },
  { name: 'service', ask: `Service montré (${serviceIds.join(', ')})`, mistake: among(serviceIds) },
  {
    name: 'demonstration',
    ask: 'Organisation fictive, pour une démonstration ? (oui, non)',
    defaultValue: () => 'non',
    mistake: among(['oui', 'non']),
  },
  {
    name: 'secteur',
    ask: 'Genre d’organisation, comme « Librairie de quartier »',
    defaultValue: () => toWrite,
    mistake: ofLength('secteur'),
  },
  {
    name: 'accroche',
    ask: 'Accroche de la carte, quelques mots',
    defaultValue: () => `${toWrite} : quelques mots sous le titre de la carte.`,
    mistake: ofLength('accroche'),
  },
  {
    name: 'resume',
    ask: 'Résumé, montré en tête de page et dans les résultats de recherche',
    defaultValue: () =>
      `${toWrite} : le besoin et ce qui a été fait, en une phrase que l’on comprend sans connaître le projet.`,
    mistake: ofLength('resume'),
  },
  {
    name: 'question',
    ask: 'Question qui ferme la page, avec son « ? »',
    defaultValue: () => `${toWrite} : la question que pose ce projet ?`,
    mistake: (text) => ofLength('question')(text) ?? (text.endsWith('?') ? undefined : 'il faut finir par « ? ».'),
  },
  {
    name: 'date',
    ask: 'Date de mise en ligne, comme 2026-11-20',
    defaultValue: () => today,
    mistake: (text) => (isDay(text) ? undefined : 'il faut un jour du calendrier, sous la forme 2026-11-20.'),
  },
  {
    name: 'teinte',
    ask: `Teinte derrière les écrans (${Object.keys(tints).join(', ')})`,
    defaultValue: () => 'parme',
    mistake: among(Object.keys(tints)),
  },
]
