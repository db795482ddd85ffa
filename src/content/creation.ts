/** Copy of /creation-site-web. */
import { config } from '@/site/config'
import { priceFirst } from '@/site/facts'
import { pages } from '@/site/pages'
import type { EnTete, Point, Question } from './types'

/** In results of search and on social networks. */
export const description = `Création de site internet ${config.lieu} : site vitrine, boutique ou outil sur mesure comparés, six points toujours compris, les étapes et votre part.`

export const hero = {
  title: ['Créer un site', 'qui travaille', 'pour vous'],
  lead: 'Vos clients veulent vos horaires, un prix, un rendez-vous. À Lille et dans la métropole, nous créons le site internet qui les leur donne, des premiers mots à la mise en ligne.',
  action: 'Décrire mon projet de site',
}

/** Lines of « En bref » besides the price and the time. */
export const enBref = {
  pourQui: 'Une entreprise qui se lance, se fait recommander ou ajoute une activité.',
  recevez: 'Un site relu, rapide et accessible, ses bases de référencement et une heure de prise en main.',
}

/** Drawing of a reason: a first course and those to come; the one brick looked for; an annex against a house. */
export type Raison = 'depart' | 'recherche' | 'annexe'

export const publics: EnTete & { points: (Point & { signe: Raison })[] } = {
  title: 'Trois raisons de créer un site',
  intro: 'Dans la métropole, nous venons voir l’atelier avant de dessiner.',
  points: [
    {
      signe: 'depart',
      title: 'Vous lancez votre activité',
      text: 'Un cabinet de kinésithérapie ouvre avec quatre pages ; le reste viendra.',
    },
    {
      signe: 'recherche',
      title: 'On vous recommande',
      text: 'Qui cherche un plombier veut voir où il intervient et pour quels travaux.',
    },
    {
      signe: 'annexe',
      title: 'Vous ajoutez une activité',
      text: 'Un traiteur qui livre ajoute des pages pour ses plateaux, reliées aux autres.',
    },
  ],
}

/** One string a row of the comparison. */
type Rows = [string, string, string, string]
type Kind = { signe: 'vitrine' | 'boutique' | 'outil'; kind: string; purpose: string; answers: Rows }

/** « De quoi avez-vous besoin ? » : three kinds of site side by side, the limits included. Its layout has three columns and four rows. */
export const comparaison: EnTete & { criteria: Rows; kinds: [Kind, Kind, Kind] } = {
  title: 'De quoi avez-vous besoin ?',
  intro: 'Du plus simple qui suffise.',
  criteria: ['Mauvais choix quand', 'Le prix dépend de', 'À prévoir ensuite', 'Il ne sert pas à'],
  kinds: [
    {
      signe: 'vitrine',
      kind: 'Site vitrine',
      purpose: 'Être trouvé et contacté par des clients qui décident après un échange.',
      answers: [
        'Vos prix ou vos stocks changent chaque jour.',
        'Le nombre de pages et le travail d’écriture.',
        'Peu : quelques heures par an et l’hébergement.',
        'Vendre en ligne, tenir un stock.',
      ],
    },
    {
      signe: 'boutique',
      kind: 'Catalogue ou boutique',
      purpose: 'Montrer vos produits à qui compare avant d’appeler ou de payer.',
      answers: [
        'Vos clients préfèrent passer en boutique : une vitrine suffit.',
        'La reprise des produits, le paiement, la livraison.',
        'Régulier : produits, mises à jour, questions des clients.',
        'Remplacer votre logiciel de gestion.',
      ],
    },
    {
      signe: 'outil',
      kind: 'Outil sur mesure',
      purpose: 'Gagner du temps chaque jour : réserver, relancer, suivre un dossier.',
      answers: [
        'Un logiciel en ligne existant fait déjà l’affaire.',
        'Les règles de votre métier et les données à protéger.',
        'Constant : une règle change, un collègue arrive, l’outil suit.',
        'Démarrer vite, car il faut d’abord le cadrer.',
      ],
    },
  ],
}

/** A point, and its sign: a word of four letters at most. */
type Compris = Point & { signe: string }

/** Its layout has two columns of three. */
export const compris: EnTete & { points: [Compris, Compris, Compris, Compris, Compris, Compris]; link: string } = {
  title: 'Six points toujours compris',
  intro: 'Dans chaque devis.',
  points: [
    {
      signe: 'Relu',
      title: 'Des textes relus',
      text: 'Une personne relit, coupe et vérifie.',
    },
    {
      signe: 'XS',
      title: 'Le mobile d’abord',
      text: 'Chaque page naît sur un petit téléphone, puis s’élargit.',
    },
    {
      signe: 'Aa',
      title: 'L’accessibilité',
      text: 'Nous contrôlons chaque page : contraste, clavier, texte à 200 %.',
    },
    {
      signe: 'ko',
      title: 'La vitesse',
      text: 'Un poids maximal par page, vérifié à chaque modification.',
    },
    {
      signe: 'SEO',
      title: 'Les bases du référencement',
      text: 'Titres, descriptions, plan du site : prêts au lancement.',
    },
    {
      signe: '1 h',
      title: 'La prise en main',
      text: 'Une heure avec vous, et un document court.',
    },
  ],
  link: 'Vérifier la vitesse et l’accessibilité de notre site',
}

/** Tasks of each side, stage by stage; stages have the same names on the whole site. */
export const etapes: EnTete & {
  /** Said before the client's tasks. */
  part: string
  lignes: Record<'etape' | 'nous' | 'vous', string>[]
} = {
  title: 'Les étapes et votre part',
  part: 'Votre part',
  lignes: [
    {
      etape: 'Écouter',
      nous: 'Nous écrivons sur deux pages le rôle du site, son public, son signe de réussite.',
      vous: 'Deux heures de votre temps, avec une personne qui décide.',
    },
    {
      etape: 'Concevoir',
      nous: 'Nous rédigeons le plan et les textes, et dessinons avec eux les écrans principaux.',
      vous: 'Vos mots, vos photos et un avis groupé à chaque version.',
    },
    {
      etape: 'Développer',
      nous: 'Dès la première semaine de développement, un site provisoire vous est ouvert.',
      vous: 'Un quart d’heure par semaine.',
    },
    {
      etape: 'Lancer',
      nous: 'Nous contrôlons les pages, mettons le site en ligne et vous apprenons à vous en servir.',
      vous: 'L’accès au nom de domaine, un accord écrit.',
    },
    {
      etape: 'Suivre',
      nous: 'Un mois après, nous relisons les mesures avec vous, puis entretenons le site si vous le voulez.',
      vous: 'Les réactions de vos clients.',
    },
  ],
}

export const questionsTitle = 'Questions sur la création d’un site'

export const questions: Question[] = [
  {
    id: 'outil-edition',
    question: 'Un outil d’édition, ou pas ?',
    answer:
      'Un outil d’édition, comme WordPress, sert si vous publiez chaque semaine, et demande des mises à jour de sécurité. Pour quelques changements par an, nous chiffrons et modifions, vous relisez avant publication.',
    link: { to: `${pages.hebergement.path}#entretien`, text: 'Lire ce que couvre la maintenance' },
  },
  {
    id: 'prix-d-un-site',
    question: 'Combien coûte la création d’un site ?',
    answer: `${priceFirst('La création d’un site commence à', 'creation')}La comparaison plus haut montre ce qui fait le prix. Vous recevez un devis détaillé. Les six points toujours compris y restent ; les autres lignes se retirent une à une.${config.paiement ? ` ${config.paiement}` : ''}`,
  },
  {
    id: 'nom-de-domaine',
    question: 'Et sans nom de domaine ?',
    answer:
      'Nous le choisissons ensemble et vous le réservez, à votre nom. Il reste à vous tant que vous le renouvelez.',
  },
  {
    id: 'vendre-en-ligne',
    question: 'Puis-je vendre en ligne, et que demande la loi ?',
    answer:
      'Oui : une boutique, ou une réservation payée au comptoir. Tout site professionnel a des mentions légales et explique son usage des données. S’il vend à des particuliers, il affiche ses conditions de vente, nomme un médiateur et, si la loi donne ce droit, permet de se rétracter en ligne. Il doit aussi être accessible, sauf pour certaines entreprises de moins de dix personnes.',
    link: { to: `${pages.expertises.path}#accessibilite`, text: 'Lire qui doit avoir un site accessible' },
  },
  {
    id: 'evoluer-plus-tard',
    question: 'Le site pourra-t-il évoluer ?',
    answer: 'Oui : la vitrine reçoit un catalogue, le catalogue un paiement. Le code est à vous.',
    link: { to: pages.refonte.path, text: 'Voir ce que garde une refonte' },
  },
]

export const appel = {
  title: 'Vous avez une idée de site ?',
  accent: 'Décrivez-la en trois phrases.',
  action: 'Décrire mon projet de site',
}

/** The call in the middle of the page. */
export const milieu = 'Vitrine, boutique ou outil ? Dites-nous votre métier, nous vous dirons lequel suffit.'
