/** Copy of /creation-site-web. */
import type { EnTete, Etape, Point, Question } from './types'

export const hero = {
  title: 'Créer un site qui travaille pour vous',
  lead: 'Un site neuf part d’une question simple : que doit faire la personne qui arrive ? Nous écrivons la réponse avec vous, puis nous construisons ce qu’il faut, et rien de plus.',
  action: 'Parler de votre projet de site',
}

export const publics: EnTete & { points: Point[] } = {
  title: 'Pour qui nous créons des sites',
  intro: 'Trois situations reviennent. Si la vôtre n’y est pas, dites-la-nous : le premier échange sert à cela.',
  points: [
    {
      title: 'Vous ouvrez',
      text: 'Pas encore de site, et beaucoup d’autres choses à régler. Nous commençons par quatre ou cinq pages justes, que l’on étend quand l’activité le demande.',
    },
    {
      title: 'Vous vivez du bouche-à-oreille',
      text: 'On vous recommande, puis on vous cherche. Le site doit répondre en dix secondes : ce que vous faites, où, pour qui, et comment vous joindre.',
    },
    {
      title: 'Vous lancez une activité de plus',
      text: 'Une offre ne tient plus dans le site actuel. Nous la sortons sur ses propres pages, reliées au reste, sans dérégler ce qui fonctionne.',
    },
  ],
}

/** « De quoi avez-vous besoin ? » : three kinds of site in one table, the limits included. */
export const comparaison: EnTete & {
  kinds: string[]
  rows: { criterion: string; values: string[] }[]
} = {
  title: 'De quoi avez-vous besoin ?',
  intro: 'Trois sortes de sites, comparées sans en vanter une. La bonne est la plus simple qui suffit.',
  kinds: ['Site vitrine', 'Catalogue ou boutique', 'Outil sur mesure'],
  rows: [
    {
      criterion: 'Il sert à',
      values: [
        'Être trouvé, compris, contacté.',
        'Montrer une offre nombreuse, la chercher, la réserver ou l’acheter.',
        'Faire faire quelque chose : réserver, simuler, suivre un dossier.',
      ],
    },
    {
      criterion: 'Bon choix quand',
      values: [
        'Vos clients décident après un échange avec vous.',
        'Vos clients comparent plusieurs produits avant d’appeler ou de payer.',
        'Une tâche revient chaque jour et vous coûte du temps.',
      ],
    },
    {
      criterion: 'Mauvais choix quand',
      values: [
        'Vos prix ou vos stocks changent chaque jour.',
        'Vous avez dix produits : une vitrine bien faite suffit.',
        'Un service en ligne du commerce fait déjà l’affaire.',
      ],
    },
    {
      criterion: 'Ce qui fait le prix',
      values: [
        'Le nombre de pages différentes, et qui écrit.',
        'La reprise des produits, le paiement, la livraison.',
        'Les règles de votre métier, et les données à protéger.',
      ],
    },
    {
      criterion: 'À prévoir ensuite',
      values: [
        'Peu : quelques heures par an et l’hébergement.',
        'Régulier : produits, mises à jour, questions des clients.',
        'Constant : un outil évolue avec ceux qui s’en servent.',
      ],
    },
    {
      criterion: 'Ce que ça ne fait pas',
      values: [
        'Vendre en ligne ni gérer un stock.',
        'Remplacer votre logiciel de gestion.',
        'Se décrire en une phrase : il faut du temps pour le cadrer.',
      ],
    },
  ],
}

export const compris: EnTete & { points: Point[] } = {
  title: 'Ce qui est compris, à chaque fois',
  intro: 'Ces points ne sont pas des options : un site sans eux n’est pas terminé.',
  points: [
    {
      title: 'Des textes relus',
      text: 'Vous écrivez ou nous écrivons. Dans les deux cas, une personne relit, coupe et vérifie.',
    },
    { title: 'Le mobile d’abord', text: 'Chaque page est conçue à 320 pixels de large, puis élargie. Pas l’inverse.' },
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
      text: 'Titres, descriptions, plan du site, données structurées : ce que les moteurs lisent est en place.',
    },
    { title: 'La prise en main', text: 'Une heure avec vous, un document court, et nos réponses ensuite.' },
  ],
}

export const etapes: EnTete & { etapes: Etape[] } = {
  title: 'Les étapes, et votre part',
  intro: 'Un projet glisse quand personne n’a dit qui fait quoi. Voici les deux colonnes.',
  etapes: [
    {
      title: 'Cadrer',
      text: 'Nous écrivons sur deux pages ce que le site doit faire, pour qui, et comment on saura que c’est réussi.',
      need: 'deux heures, et une personne qui décide.',
    },
    {
      title: 'Écrire',
      text: 'Le plan, puis les textes de chaque page. Les maquettes viennent après, sur de vraies phrases.',
      need: 'vos mots de métier, vos photos, vos questions de clients.',
    },
    {
      title: 'Dessiner',
      text: 'Les écrans clés, sur téléphone et sur ordinateur, jusqu’à ce qu’ils vous ressemblent.',
      need: 'un avis groupé à chaque tour, pas dix avis dispersés.',
    },
    {
      title: 'Construire',
      text: 'Le site est en ligne sur une adresse privée dès la première semaine et avance sous vos yeux.',
      need: 'un quart d’heure par semaine pour regarder.',
    },
    {
      title: 'Ouvrir',
      text: 'Contrôles, mise en ligne, prise en main. Puis un point un mois après, mesures en main.',
      need: 'l’accès à votre nom de domaine, et votre accord.',
    },
  ],
}

export const cms: EnTete & { avec: EnTete & { points: string[] }; sans: EnTete & { points: string[] } } = {
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
}

export const questions: Question[] = [
  {
    id: 'prix-d-un-site',
    question: 'Pourquoi n’affichez-vous pas de prix ?',
    answer:
      'Parce qu’un prix sans besoin est un piège : trop bas, il grimpe en route ; trop haut, il vous fait partir. Décrivez votre projet, même en trois phrases. Vous recevez un devis ligne par ligne, où chaque ligne peut être retirée.',
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
      'Nous le choisissons ensemble et vous le réservez à votre nom, avec votre adresse et votre moyen de paiement. Cela prend dix minutes, et personne ne pourra vous le reprendre.',
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
  action: 'Décrire mon projet',
}
