/** Copy of /referencement-naturel. */
import { noteOfAuditFrom } from '@/site/audit'
import { config } from '@/site/config'
import { priceFirst } from '@/site/facts'
import { limits } from '@/site/pages'

import type { EnTete, Point, Question } from './types'

/** In results of search and on social networks. */
export const description = `Agence SEO ${config.lieu} : audit, contenus, fiche Google et recherche locale. Six contrôles à faire vous-même, et quatre promesses impossibles à tenir.`

export const hero = {
  title: ['Être trouvé par qui', 'cherche ce que', 'vous faites'],
  lead: 'Le référencement naturel, ou SEO, aide Google à montrer votre page sans annonce à payer. Nous corrigeons vos pages et votre fiche Google, à Lille et à distance, en expliquant chaque action.',
  action: 'Demander un audit de mon site',
  note: noteOfAuditFrom(config),
}

/** Lines of « En bref » besides the price and the time. */
export const enBref = {
  pourQui: 'Une entreprise que ses futurs clients cherchent sans la trouver.',
  recevez: 'Un audit page par page, des actions datées, des mesures avant et après.',
}

/** Stages from the web to a search result; pages are lost at each. */
export const passages: EnTete & { etapes: (Point & { perte: string })[]; perteTitre: string } = {
  title: 'Comment un moteur choisit une page',
  intro: 'Quatre passages, où l’on se perd.',
  perteTitre: 'L’obstacle :',
  etapes: [
    {
      title: 'Explorer',
      text: 'Un programme suit les liens de page en page et lit leur texte.',
      perte: 'aucun lien ne mène à la page, ou une consigne l’interdit aux moteurs.',
    },
    {
      title: 'Indexer',
      text: 'Le moteur range la page dans son catalogue, l’index, s’il la comprend et ne l’a pas déjà.',
      perte: 'le texte est trop mince, ou le même existe à deux adresses.',
    },
    {
      title: 'Classer',
      text: 'À chaque recherche, il compare les pages indexées selon la question, la langue et le lieu.',
      perte: 'on demande « fuite toiture », la page parle des toits en général.',
    },
    {
      title: 'Répondre',
      text: 'ChatGPT, Gemini et certains moteurs rédigent une réponse et citent quelques pages.',
      perte: 'la page s’est perdue à une étape d’avant.',
    },
  ],
}

/** The result preview. Lengths are those of the page's real title and description; limits are those that the tests apply to every page. */
export const apercu = {
  title: 'Cette page dans les résultats',
  caracteres: 'caractères',
  titre: { name: 'Titre', limit: `${limits.title.max} au plus chez nous` },
  description: { name: 'Description', limit: `de ${limits.description.min} à ${limits.description.max}` },
}

/** Walls of checks (src/pages/referencement-naturel/checks.ts). */
export type Signe = 'reunion' | 'partie' | 'arbre' | 'titres' | 'attente' | 'redirection'

/** Checks that visitors can make on their own site. */
export const technique: EnTete & {
  controles: (Point & { signe: Signe })[]
} = {
  title: 'Six contrôles à faire vous-même',
  controles: [
    {
      signe: 'reunion',
      title: 'Une adresse par page',
      text: 'Tapez votre adresse avec « www », puis sans. Vous devez arriver à la même adresse.',
    },
    {
      signe: 'partie',
      title: 'Des pages indexées',
      text: 'Cherchez « site:votresite.fr » : vous voyez une partie de vos pages connues.',
    },
    {
      signe: 'arbre',
      title: 'Un plan du site',
      text: 'Ajoutez « /sitemap.xml » après votre domaine : une liste s’affiche le plus souvent.',
    },
    {
      signe: 'titres',
      title: 'Des titres distincts',
      text: 'Ouvrez cinq pages de votre site : leurs onglets doivent les faire reconnaître.',
    },
    {
      signe: 'attente',
      title: 'Une attente courte',
      text: 'Sur un téléphone sans wifi, comptez les secondes avant de pouvoir lire votre site.',
    },
    {
      signe: 'redirection',
      title: 'Des adresses qui durent',
      text: 'Prenez une vieille carte de visite : l’adresse imprimée ouvre-t-elle encore une page ?',
    },
  ],
}

/** A trade marked as fictitious: queries, intentions, and the pages that answer them. */
export const contenus: EnTete & {
  colonnes: { attente: string; page: string }
  lignes: { recherche: string; attente: string; page: string }[]
  source: string
  link: string
} = {
  title: 'Une question, une page',
  intro: 'Exemple inventé : une couvreuse de Roubaix.',
  colonnes: { attente: 'L’attente réelle', page: 'La page qui y répond' },
  lignes: [
    {
      recherche: 'fuite toiture que faire',
      attente: 'Limiter les dégâts ce soir.',
      page: 'Les gestes d’urgence, l’assurance, l’intervention.',
    },
    {
      recherche: 'prix toiture ardoise',
      attente: 'Le prix, sans appeler.',
      page: 'L’ardoise et la tuile comparées sur trois toits.',
    },
  ],
  source: 'La vraie liste vient de vos appels et de la Search Console de Google.',
  link: 'Un site né de ces questions',
}

export const promesses: EnTete & {
  phrases: { phrase: string; reponse: string }[]
  source: string
  contrat: Point
} = {
  title: 'Quatre promesses impossibles à tenir',
  intro: 'Si l’on vous a dit une de ces phrases, demandez à la lire dans le contrat.',
  phrases: [
    {
      phrase: '« Vous serez premier sur Google. »',
      reponse:
        'Google l’écrit : personne ne peut garantir la première place, qui change selon la question, le lieu et le jour.',
    },
    {
      phrase: '« Première page en un mois. »',
      reponse: 'Une correction se voit parfois en quelques semaines ; un classement se gagne en plusieurs mois.',
    },
    {
      phrase: '« Trois cents liens vers vous, chaque mois. »',
      reponse:
        'Acheter des liens pour monter enfreint les règles de Google. S’il les ignore, il vous reste la facture.',
    },
    {
      phrase: '« Nous avons un accès privilégié. »',
      reponse: 'Il n’en existe pas.',
    },
  ],
  source: 'Lire les conseils de Google avant de choisir un référenceur',
  contrat: {
    title: 'Notre engagement à la place',
    text: 'Nous écrivons la liste des actions, page par page, et la date où chacune est faite. Les mesures d’avant et d’après se lisent dans votre compte Google. Si une action n’a rien donné, nous l’écrivons aussi.',
  },
}

export const questionsTitle = 'Questions sur le référencement'

export const questions: Question[] = [
  {
    id: 'audit',
    question: 'Que contient un audit SEO ?',
    answer: `${priceFirst('Notre travail commence à', 'referencement')}Vos pages relues : celles que Google connaît, l’obstacle qui arrête les autres, les mots que tapent vos clients. Vous recevez la liste des corrections, dans l’ordre où les faire.${config.tempsClient ? ` ${config.tempsClient}` : ''}`,
  },
  {
    id: 'local',
    question: `Et le référencement local ${config.lieu} ?`,
    answer:
      'La fiche Google d’abord, puis le site. Son nom est celui de l’enseigne et rien d’autre : y glisser « pas cher Lille » enfreint les règles de Google. Les avis se demandent à tous, sans en acheter ni en trier.',
  },
  {
    id: 'annonces',
    question: 'Vaut-il mieux payer des annonces ?',
    answer:
      'Pour une ouverture ou une saison, oui : une annonce se voit le jour même et disparaît avec le budget. Une page vient plus lentement, mais reste.',
  },
  {
    id: 'assistants',
    question: 'Comment être cité par ChatGPT ou Gemini ?',
    answer: 'Comme par un moteur : une page lisible sans effort, une réponse nette, des faits datés et signés.',
  },
  {
    id: 'arreter',
    question: 'Que reste-t-il si nous arrêtons ?',
    answer:
      'Tout : les pages sont sur votre site, la fiche et la Search Console à votre nom, les relevés dans vos dossiers.',
  },
]

export const appel = {
  title: 'Google ne vous montre pas ?',
  accent: 'Lisons vos pages.',
  action: 'Demander un audit de mon site',
  note: noteOfAuditFrom(config),
}

/** The call in the middle of the page. */
export const milieu = 'Un audit vous montre à quelle étape vos pages se perdent.'
