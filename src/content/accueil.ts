/** Copy of the home page. */
import { config } from '@/site/config'
import { delayFirst, priceFirst } from '@/site/facts'
import { pages } from '@/site/pages'
import type { ServiceId } from '@/site/services'
import type { EnTete, Point, Question } from './types'

/** In results of search and on social networks. */
export const description = `Agence web ${config.lieu} pour les petites et moyennes entreprises : création, refonte, hébergement et référencement de sites rapides et accessibles.`

export const hero = {
  title: ['Un site que vos', 'clients trouvent'],
  accent: 'utilisent',
  lead: 'Agence web à Lille, nous créons et refaisons des sites internet, puis nous les hébergeons et les faisons trouver. Rapides, accessibles et faciles à faire vivre, ils vous appartiennent entièrement.',
  action: 'Parler de mon projet',
  second: 'Voir les projets',
}

export const mesure = {
  title: 'Cette page, mesurée chez vous',
  labels: {
    affichage: 'Affichage du contenu',
    poids: 'Poids déjà téléchargé',
    requetes: 'Fichiers demandés',
    cookies: 'Cookies déposés',
  },
  note: 'Mesuré à l’instant par votre navigateur. Notre repère : moins de 2,5 s, le seuil que Google juge bon.',
  /** Instead, when the page took longer than that. */
  noteLente: 'Mesuré à l’instant par votre navigateur, et plus lent que notre repère de 2,5 s.',
  noteArrivee: 'Mesuré par votre navigateur depuis votre arrivée sur ce site.',
  noteCache: 'Sans les fichiers que vous aviez déjà.',
  noteOpaque: 'Sans la mesure d’audience.',
  noteCacheEtOpaque: 'Sans la mesure d’audience ni les fichiers que vous aviez déjà.',
  noScript: 'Ces mesures sont prises par votre navigateur : elles demandent JavaScript. Le reste du site s’en passe.',
}

/** The wall that weighs: its legend, and what one of its bricks stands for. */
export const mur = {
  sortes: { page: 'Page', scripts: 'Scripts', police: 'Police', images: 'Images' },
  brique: '1 brique = {ko}\u00a0ko reçus',
  vide: '0 ko : tout était déjà chez vous.',
}

/** The services, under the names of their pages. */
export const metiers: Omit<EnTete, 'intro'> & { services: Record<ServiceId, Point & { link: string }> } = {
  title: 'Quatre métiers, un\u00a0seul interlocuteur',
  services: {
    creation: {
      title: pages.creation.label,
      text: 'Un site vitrine, un catalogue ou un outil sur mesure, écrit pour vos clients et prêt à évoluer avec vous.',
      link: 'Créer un site',
    },
    refonte: {
      title: pages.refonte.label,
      text: 'Nous gardons ce qui marche et réparons le reste, en protégeant vos positions dans Google.',
      link: 'Refaire un site',
    },
    hebergement: {
      title: pages.hebergement.label,
      text: 'Un site en ligne, sauvegardé, surveillé et tenu à jour sans que vous ayez à y penser.',
      link: 'Héberger un site',
    },
    referencement: {
      title: pages.referencement.label,
      text: 'Des pages que les moteurs comprennent et que vos futurs clients trouvent.',
      link: 'Être trouvé',
    },
  },
}

export const projets: EnTete & { link: string } = {
  title: 'Des projets qui montrent leurs choix',
  intro:
    'Un seul est réel, celui que vous lisez, et nous le mesurons à chaque mise en ligne. Les autres sont des démonstrations, signalées comme telles.',
  link: 'Voir tous les projets',
}

export const methode: EnTete & { etapes: Point[] } = {
  title: 'Une méthode sans surprise',
  intro: 'Cinq étapes, un interlocuteur, un prix écrit avant de commencer.',
  etapes: [
    {
      title: 'Écouter',
      text: 'Nous parlons de vos clients, de vos objectifs et de votre budget. Nous reformulons par écrit, puis vous corrigez.',
    },
    {
      title: 'Concevoir',
      text: 'Les contenus viennent d’abord, les maquettes ensuite. Rien ne se développe avant que vous ayez donné votre accord.',
    },
    {
      title: 'Développer',
      text: 'Dès la première semaine, vous suivez l’avancement sur un site provisoire, visible de vous seul.',
    },
    {
      title: 'Lancer',
      text: 'Nous contrôlons chaque page, posons les redirections, mettons en ligne, puis mesurons le résultat devant vous.',
    },
    {
      title: 'Suivre',
      text: 'Nous surveillons, corrigeons et mettons à jour le site, puis nous ajoutons ce dont vos clients ont l’usage.',
    },
  ],
}

export const engagements: EnTete & { points: Point[]; link: string } = {
  title: 'Tout vous appartient',
  intro:
    'Un site ne doit jamais vous retenir chez celui qui l’a fait : voici les quatre points que prévoit chaque contrat.',
  points: [
    {
      title: 'Le nom de domaine',
      text: 'Vous le réservez au nom de votre entreprise. S’il finit en .fr, l’annuaire public de l’Afnic en affiche le titulaire, sauf quand c’est une personne.',
    },
    {
      title: 'Le code',
      text: 'Nous le déposons chez vous au fil du travail avec sa documentation, si bien qu’une autre équipe peut le reprendre.',
    },
    {
      title: 'Les contenus',
      text: 'Textes, photos, données : vous les exportez dans des formats ouverts, sans avoir à nous les demander.',
    },
    {
      title: 'Les accès',
      text: 'Hébergement, statistiques, fiche d’établissement Google : vous possédez chaque compte et vous nous y invitez.',
    },
  ],
  link: 'Lire nos engagements en détail',
}

export const questions: Question[] = [
  {
    id: 'combien-ca-coute',
    question: 'Combien coûte un site ?',
    answer: `${priceFirst('Un site vitrine commence à', 'creation')}Trois choses font le prix : le nombre de pages vraiment différentes, ce que le site doit savoir faire, qui écrit les contenus. Dites-⁠nous votre budget, même approximatif : nous vous disons franchement ce qu’il permet. Le devis détaille chaque point, et son total ne change que si vous changez la demande.`,
  },
  {
    id: 'combien-de-temps',
    question: 'Combien de temps faut-⁠il ?',
    answer: `${delayFirst('creation')}Le développement prend rarement le plus de temps : les textes, les photos et les validations demandent davantage. Le calendrier remis avec le devis montre votre part et la nôtre, semaine par semaine.`,
  },
  {
    id: 'modifier-le-site',
    question: 'Pourrons-⁠nous modifier le site nous-⁠mêmes ?',
    answer:
      'Oui, si vous en avez l’usage. Nous installons alors un outil d’édition limité à ce que vous changez vraiment, puis nous vous y formons. Pour deux changements par an, il vous coûterait plus cher que deux messages.',
  },
  {
    id: 'changer-d-agence',
    question: 'Et si nous voulons changer d’agence ?',
    answer:
      'Vous partez avec tout, puisque le domaine, le code et les accès sont déjà les vôtres. Il reste à passer le relais à la nouvelle équipe : nous y consacrons une heure.',
  },
  {
    id: 'ou-travaillez-vous',
    question: 'Travaillez-⁠vous seulement à Lille ?',
    answer:
      'Non. Nous nous déplaçons à Lille, dans la métropole, et plus loin dans les Hauts-de-France quand un projet le demande. Le reste se fait très bien à distance, car le site provisoire se consulte de partout.',
  },
]

export const appel = {
  title: 'Un projet, une question ?',
  accent: 'Parlons-⁠en.',
  action: 'Parler de mon projet',
}
