/** Copy of the home page. */
import type { ServiceId } from '@/site/pages'
import type { EnTete, Point, Question } from './types'

export const hero = {
  title: ['Le site que vos', 'clients trouvent,'],
  accent: 'utilisent',
  lead: 'Agence de développement web à Lille. Nous créons, refondons, hébergeons et référençons des sites rapides, accessibles et faciles à faire vivre. Ils vous appartiennent en entier.',
  action: 'Parler de votre projet',
  second: 'Voir les projets',
}

export const mesure = {
  title: 'Cette page, mesurée chez vous',
  labels: {
    affichage: 'Affichage du contenu',
    poids: 'Poids déjà téléchargé',
    requetes: 'Requêtes',
    cookies: 'Cookies déposés',
  },
  note: 'Mesuré à l’instant par votre navigateur. C’est ce que nous visons pour votre site.',
  noteArrivee: 'Mesuré par votre navigateur depuis votre arrivée sur ce site.',
  noteCache: 'Poids hors cache.',
  noteOpaque: 'Poids hors mesure d’audience.',
  noteCacheEtOpaque: 'Poids hors cache et mesure d’audience.',
  noScript: 'Ces mesures sont prises par votre navigateur : elles demandent JavaScript. Le reste du site s’en passe.',
}

/** The wall that weighs: its legend, and what one of its bricks stands for. */
export const mur = {
  sortes: { page: 'Page', scripts: 'Scripts', police: 'Police', images: 'Images' },
  brique: '1 brique = {ko} ko reçus',
  vide: '0 ko : tout était déjà chez vous.',
}

export const metiers: EnTete & { services: Record<ServiceId, Point & { link: string }> } = {
  title: 'Quatre métiers, une seule équipe',
  intro:
    'De la première maquette au millième visiteur, les mêmes personnes conçoivent, développent, hébergent et font connaître votre site.',
  services: {
    creation: {
      title: 'Création de site web',
      text: 'Un site vitrine, un catalogue ou un outil sur mesure, écrit pour vos clients et prêt à évoluer avec vous.',
      link: 'Créer un site',
    },
    refonte: {
      title: 'Refonte de site web',
      text: 'Garder ce qui marche, réparer le reste, sans perdre vos positions dans Google.',
      link: 'Refondre un site',
    },
    hebergement: {
      title: 'Hébergement web',
      text: 'Un site en ligne, sauvegardé, surveillé et à jour, sans que vous ayez à y penser.',
      link: 'Héberger un site',
    },
    referencement: {
      title: 'Référencement naturel',
      text: 'Des pages que les moteurs comprennent et que vos futurs clients trouvent.',
      link: 'Être trouvé',
    },
  },
}

export const projets: EnTete & { link: string } = {
  title: 'Des projets qui montrent leurs choix',
  intro:
    'Un site réel, celui-ci, mesuré à chaque mise en ligne. Les autres sont des démonstrations, et c’est écrit dessus.',
  link: 'Voir tous les projets',
}

export const methode: EnTete & { etapes: Point[] } = {
  title: 'Une méthode sans surprise',
  intro: 'Cinq étapes, un interlocuteur, un prix écrit avant de commencer.',
  etapes: [
    { title: 'Écouter', text: 'Vos clients, vos objectifs, votre budget. Nous reformulons par écrit, vous corrigez.' },
    { title: 'Concevoir', text: 'Les contenus d’abord, puis les maquettes. Rien ne se développe sans votre accord.' },
    { title: 'Développer', text: 'Un site visible en ligne dès la première semaine, que vous suivez pas à pas.' },
    { title: 'Lancer', text: 'Contrôles, redirections, mise en ligne. Les mesures sont faites devant vous.' },
    { title: 'Suivre', text: 'Surveiller, corriger, mettre à jour. Puis faire grandir ce qui sert vraiment.' },
  ],
}

export const engagements: EnTete & { points: Point[]; link: string } = {
  title: 'Tout vous appartient',
  intro: 'Un site ne doit jamais vous retenir. Voici ce que nous écrivons dans chaque contrat.',
  points: [
    {
      title: 'Le nom de domaine',
      text: 'Il est réservé par vous, au nom de votre entreprise. Pour un nom en .fr, l’annuaire public de l’Afnic vous le montre.',
    },
    {
      title: 'Le code',
      text: 'Il est déposé chez vous au fil du travail, avec sa documentation. Une autre équipe peut le reprendre demain.',
    },
    {
      title: 'Les contenus',
      text: 'Textes, photos, données : ils s’exportent dans des formats ouverts, sans nous le demander.',
    },
    {
      title: 'Les accès',
      text: 'Hébergement, statistiques, fiche Google : vous possédez chaque compte, et vous nous y invitez.',
    },
  ],
  link: 'Lire nos engagements en détail',
}

export const questions: Question[] = [
  {
    id: 'combien-ca-coute',
    question: 'Combien coûte un site ?',
    answer:
      'Trois choses font le prix : le nombre de pages vraiment différentes, ce que le site doit savoir faire, et qui écrit les contenus. Après un premier échange, vous recevez un devis qui détaille chaque point. Le total ne bouge que si vous changez la demande, et vous connaissez alors le nouveau prix avant de dire oui.',
  },
  {
    id: 'combien-de-temps',
    question: 'Combien de temps faut-il ?',
    answer:
      'Le développement est rarement ce qui prend le plus de temps : ce sont les textes, les photos et les validations. Le calendrier remis avec le devis montre les deux, votre part et la nôtre, semaine par semaine.',
  },
  {
    id: 'modifier-le-site',
    question: 'Pourrons-nous modifier le site nous-mêmes ?',
    answer:
      'Oui, si vous en avez l’usage. Nous installons alors un outil d’édition limité à ce que vous changez vraiment, et nous vous formons dessus. Si vous changez deux pages par an, un outil vous coûterait plus cher que deux messages.',
  },
  {
    id: 'changer-d-agence',
    question: 'Et si nous voulons changer d’agence ?',
    answer:
      'Vous partez avec tout : le domaine est déjà à vous, le code est déjà chez vous, les accès sont déjà les vôtres. Il reste une heure de passage de relais avec la nouvelle équipe, et nous la faisons.',
  },
  {
    id: 'ou-travaillez-vous',
    question: 'Travaillez-vous seulement à Lille ?',
    answer:
      'Nous nous déplaçons à Lille et dans la métropole, et dans les Hauts-de-France quand un projet le demande. Le reste se fait très bien à distance : le site en cours est en ligne, visible par vous seul.',
  },
]

export const appel = {
  title: 'Un projet, une question ?',
  accent: 'Parlons-en.',
  action: 'Parler de votre projet',
}
