/** Copy of /creation-site-web. */
import type { EnTete, Point, Question } from './types'

export const hero = {
  title: ['Créer un site', 'qui travaille', 'pour vous'],
  lead: 'Un site neuf part d’une question simple : que doit faire la personne qui arrive ? Nous écrivons la réponse avec vous, puis nous construisons ce qu’il faut, et rien de plus.',
  action: 'Décrire mon projet de site',
}

export const publics: EnTete & {
  phrases: { situation: string; reponse: string }[]
  suite: { text: string; link: string }
} = {
  title: 'Pour qui nous créons des sites',
  intro: 'Trois situations reviennent. Si la vôtre est autre, racontez-la : le premier échange sert à cela.',
  phrases: [
    {
      situation: 'Vous ouvrez :',
      reponse:
        'quatre ou cinq pages justes suffisent pour commencer, et les autres viennent quand l’activité les demande.',
    },
    {
      situation: 'On vous recommande, puis on vous cherche :',
      reponse: 'le site dit en dix secondes ce que vous faites, où, pour qui, et comment vous joindre.',
    },
    {
      situation: 'Vous lancez une activité de plus :',
      reponse: 'elle prend ses propres pages, reliées aux autres, sans dérégler ce qui fonctionne.',
    },
  ],
  suite: { text: 'Vous avez déjà un site ?', link: 'Voir ce qu’une refonte en garde' },
}

/** « De quoi avez-vous besoin ? » : three kinds of site in one table, the limits included. */
export const comparaison: EnTete & {
  caption: string
  criteria: string[]
  kinds: { kind: string; answers: string[] }[]
} = {
  // U+2060 keeps the verb on one line; U+2011 would come from another font.
  title: 'De quoi avez-\u2060vous besoin ?',
  intro: 'Trois sortes de sites, comparées sans en vanter aucune. La bonne est la plus simple qui suffit.',
  caption: 'Trois sortes de sites comparées',
  criteria: [
    'Il sert à',
    'Bon choix quand',
    'Mauvais choix quand',
    'Ce qui fait le prix',
    'À prévoir ensuite',
    'Ce qu’il ne fait pas',
  ],
  kinds: [
    {
      kind: 'Site vitrine',
      answers: [
        'Être trouvé, compris, contacté.',
        'Vos clients décident après un échange avec vous.',
        'Vos prix ou vos stocks changent chaque jour.',
        'Le nombre de pages différentes, et qui écrit.',
        'Peu : quelques heures par an et l’hébergement.',
        'Vendre en ligne, tenir un stock.',
      ],
    },
    {
      kind: 'Catalogue ou boutique',
      answers: [
        'Montrer une offre nombreuse, la chercher, la réserver ou l’acheter.',
        'Vos clients comparent plusieurs produits avant d’appeler ou de payer.',
        'Vous avez dix produits : une vitrine bien faite suffit.',
        'La reprise des produits, le paiement, la livraison.',
        'Régulier : produits, mises à jour, questions des clients.',
        'Remplacer votre logiciel de gestion.',
      ],
    },
    {
      kind: 'Outil sur mesure',
      answers: [
        'Faire gagner du temps : prendre un rendez-vous, simuler un prix, suivre un dossier.',
        'Une tâche revient chaque jour et vous coûte du temps.',
        'Un service en ligne du commerce fait déjà l’affaire.',
        'Les règles de votre métier, et les données à protéger.',
        'Constant : un outil évolue avec ceux qui s’en servent.',
        'Se lancer vite : il faut du temps pour le cadrer.',
      ],
    },
  ],
}

export const compris: EnTete & { points: Point[]; link: string } = {
  title: 'Ce qui est compris, à chaque fois',
  intro: 'Ces points ne sont pas des options : un site sans eux n’est pas terminé.',
  points: [
    {
      title: 'Des textes relus',
      text: 'Vous écrivez ou nous écrivons. Dans les deux cas, une personne relit, coupe et vérifie.',
    },
    {
      title: 'Le mobile d’abord',
      text: 'Chaque page est d’abord conçue pour un petit téléphone, 320 pixels de large, puis élargie.',
    },
    {
      title: 'L’accessibilité',
      text: 'Clavier, lecteur d’écran, contraste, texte agrandi : contrôlés page par page avant la mise en ligne.',
    },
    {
      title: 'La vitesse',
      text: 'Un poids maximal par page est fixé dès la maquette, puis vérifié à chaque modification.',
    },
    {
      title: 'Les bases du référencement',
      text: 'Titres, descriptions, plan du site, étiquettes pour les moteurs : tout ce qu’ils lisent est en place.',
    },
    { title: 'La prise en main', text: 'Une heure avec vous, un document court, et nos réponses ensuite.' },
  ],
  link: 'Vérifier ces points sur notre propre site',
}

/** Our part and the client's, stage by stage; the stages bear the same names on the whole site. */
export const etapes: EnTete & {
  colonnes: Record<'etape' | 'nous' | 'vous', string>
  lignes: Record<'etape' | 'nous' | 'vous', string>[]
} = {
  title: 'Les étapes, et votre part',
  intro: 'Voici qui fait quoi, étape par étape.',
  colonnes: { etape: 'Étape', nous: 'Nous', vous: 'Vous' },
  lignes: [
    {
      etape: 'Écouter',
      nous: 'Nous écrivons sur deux pages ce que le site doit faire, pour qui, et à quoi l’on verra que c’est réussi.',
      vous: 'Deux heures, et une personne qui décide.',
    },
    {
      etape: 'Concevoir',
      nous: 'Nous rédigeons le plan et les textes, puis nous dessinons les écrans clés sur ces vraies phrases, pour le téléphone et pour l’ordinateur.',
      vous: 'Vos mots de métier, vos photos. Puis un avis groupé à chaque tour, pas dix avis dispersés.',
    },
    {
      etape: 'Développer',
      nous: 'Le site est en ligne à une adresse privée dès la première semaine. Il avance sous vos yeux.',
      vous: 'Un quart d’heure par semaine pour regarder.',
    },
    {
      etape: 'Lancer',
      nous: 'Nous contrôlons chaque page, mettons le site en ligne et vous apprenons à vous en servir.',
      vous: 'L’accès à votre nom de domaine, et votre accord.',
    },
    {
      etape: 'Suivre',
      nous: 'Un mois après, nous relisons les mesures avec vous. Puis nous entretenons le site, si vous nous le confiez.',
      vous: 'Ce que vos clients en disent.',
    },
  ],
}

export const cms: EnTete & { avec: EnTete & { points: string[] }; sans: EnTete & { points: string[] }; link: string } =
  {
    title: 'Un outil d’édition, ou pas ?',
    intro:
      'On appelle CMS l’outil qui permet de modifier un site sans coder. Il rend service, et il se paie en entretien.',
    avec: {
      title: 'Avec un outil d’édition',
      intro: 'Si vous publiez chaque semaine.',
      points: [
        'Vous modifiez textes, photos et actualités quand vous voulez.',
        'Il demande des mises à jour de sécurité, prévues dans l’hébergement.',
        'Il n’ouvre que ce que vous changez : la mise en page reste protégée.',
      ],
    },
    sans: {
      title: 'Sans outil d’édition',
      intro: 'Si vous changez le site quelques fois par an.',
      points: [
        'Vous nous écrivez, nous modifions, vous relisez avant publication.',
        'Rien à mettre à jour, presque rien à attaquer, des pages très rapides.',
        'On peut ajouter un outil plus tard, sans refaire le site.',
      ],
    },
    link: 'Lire ce que comprend l’entretien d’un site',
  }

export const questions: Question[] = [
  {
    id: 'prix-d-un-site',
    question: 'Pourquoi n’affichez-vous pas de prix ?',
    answer:
      'Parce qu’un prix sans besoin est un piège : trop bas, il grimpe en route ; trop haut, il vous fait partir. Décrivez votre projet, même à grands traits. Vous recevez un devis détaillé, dont chaque ligne peut être retirée.',
  },
  {
    id: 'textes-et-photos',
    question: 'Qui écrit les textes et fait les photos ?',
    answer:
      'Vous, nous, ou les deux. Le plus souvent vous parlez, nous écrivons, vous corrigez. Pour les photos, de vraies images de votre lieu valent mieux que des photos de catalogue : nous vous disons lesquelles prendre, ou nous faisons venir quelqu’un.',
  },
  {
    id: 'nom-de-domaine',
    question: 'Nous n’avons pas de nom de domaine, que faire ?',
    answer:
      'Nous le choisissons ensemble et vous le réservez vous-même, à votre nom et avec votre moyen de paiement. Cela prend dix minutes, et personne ne pourra vous le reprendre.',
  },
  {
    id: 'evoluer-plus-tard',
    question: 'Le site pourra-t-il évoluer ?',
    answer:
      'Oui. Une vitrine peut recevoir un catalogue, un catalogue peut recevoir un paiement. Le code est découpé pour cela, documenté, et il est à vous : nous, ou une autre équipe, repartons de là.',
  },
]

export const appel = {
  title: 'Vous avez une idée de site ?',
  accent: 'Décrivez-la en trois phrases.',
  action: 'Décrire mon projet de site',
}

/** The call in the middle of the page. */
export const milieu = 'Trois phrases suffisent pour savoir laquelle des trois formules est la vôtre.'
