/** Copy of the home page. */
import { config } from '@/site/config'
import { delayFirst, priceFirst } from '@/site/facts'
import { pages } from '@/site/pages'
import type { ServiceId } from '@/site/services'
import type { EnTete, Point, Question } from './types'

/** In results of search and on social networks. */
export const description = `Agence web ${config.lieu} pour les petites et moyennes entreprises : création, refonte, hébergement, référencement, et un prix écrit avant tout travail.`

export const hero = {
  /** Lines of the headline, and the word in the brand's colour. */
  title: ['Un site que vos', 'clients trouvent', 'et utilisent.'],
  accent: 'utilisent',
  lead: 'Agence web à Lille pour les PME : création et refonte de sites internet, hébergement, référencement.',
  action: 'Parler de mon projet',
  second: 'Voir les projets',
}

export const mesure = {
  title: 'Cette page, mesurée chez vous',
  labels: {
    affichage: 'Affichage',
    poids: 'Poids reçu',
    requetes: 'Fichiers',
    cookies: 'Cookies',
  },
  note: 'Notre repère d’affichage : 2,5 s au plus.',
  /** Replaces `note` when the page was slower. */
  noteLente: 'Affichage au-delà de notre repère, 2,5 s.',
  noteArrivee: 'Mesuré par votre navigateur depuis votre arrivée sur ce site.',
  noteCache: 'Sans les fichiers déjà chez vous.',
  noteOpaque: 'Sans la mesure d’audience.',
  noteCacheEtOpaque: 'Sans mesure d’audience ni fichiers déjà là.',
}

/** The plaque of the measure until a browser has measured the page, and where no script runs: what the build has weighed. */
export const pesee = {
  title: 'Cette page, à sa mise en ligne',
  labels: { fondations: 'À l’arrivée', telephone: 'Téléphone', bureau: 'Ordinateur', cookies: 'Cookies' },
  note: 'En bas, la page et sa police : de quoi lire. Scripts et images viennent au-dessus.',
}

/** The wall of measured bricks: its legend, and the bytes one brick stands for. */
export const mur = {
  sortes: { page: 'Page', scripts: 'Scripts', police: 'Police', images: 'Images' },
  brique: '1 brique = {ko}\u00a0ko',
  vide: '0 ko : tout était déjà chez vous.',
}

/** The services, under the names of their pages. */
export const metiers: Omit<EnTete, 'intro'> & {
  services: Record<ServiceId, Point>
  link: string
} = {
  title: 'Quatre métiers, un\u00a0seul interlocuteur',
  services: {
    creation: {
      title: pages.creation.label,
      text: 'Un site vitrine, une boutique ou un outil, avec les mots de vos clients.',
    },
    refonte: {
      title: pages.refonte.label,
      text: 'Nous gardons les pages qui vous amènent des clients et réparons les autres.',
    },
    hebergement: {
      title: pages.hebergement.label,
      text: 'Surveillance, sauvegardes essayées, mises à jour : une page par mois vous en rend compte.',
    },
    referencement: {
      title: pages.referencement.label,
      text: 'Quelqu’un tape « boulangerie ouverte Wazemmes » : une page doit lui répondre.',
    },
  },
  link: 'Juger de nos sept expertises',
}

/** `chiffres`: figures of this site; `figure` is a name that scripts/build/figures.ts measures. */
export const sectionProjets: EnTete & { link: string; chiffres: { figure: string; label: string }[] } = {
  title: 'Des projets qui montrent leurs choix',
  intro: 'Un seul est réel, le site que vous lisez. Les autres sont des démonstrations.',
  link: 'Voir tous les projets',
  chiffres: [
    { figure: 'pages', label: 'Pages écrites à l’avance' },
    { figure: 'fichiers', label: 'Fichiers d’une page, au plus' },
    { figure: 'cookies', label: 'Cookies' },
  ],
}

export const methode: EnTete & { etapes: Point[] } = {
  title: 'Cinq étapes, du premier appel au suivi',
  intro: 'La même personne vous suit de l’une à l’autre, et le devis est signé avant la première maquette.',
  etapes: [
    {
      title: 'Écouter',
      text: 'Vos clients, vos objectifs, votre budget : nous reformulons par écrit, vous corrigez, le devis suit.',
    },
    {
      title: 'Concevoir',
      text: 'Vous lisez d’abord les textes, vous voyez ensuite les maquettes. Le développement attend votre accord.',
    },
    {
      title: 'Développer',
      text: 'Dès la première semaine de développement, un site provisoire vous est ouvert.',
    },
    {
      title: 'Lancer',
      text: 'Nous contrôlons chaque page, posons les redirections et mettons en ligne. Le temps d’affichage est relevé avec vous.',
    },
    {
      title: 'Suivre',
      text: 'Nous tenons le site à jour si vous nous le confiez.',
    },
  ],
}

export const engagements: EnTete & { points: Point[]; link: string } = {
  title: 'Tout vous appartient',
  intro: 'Notre contrat prévoit ces quatre points.',
  points: [
    {
      title: 'Le nom de domaine',
      text: 'Vous le réservez au nom de votre entreprise, qui en reste titulaire.',
    },
    {
      title: 'Le code',
      text: 'Il est rangé au fil du travail dans un compte à vous, avec sa notice : une autre équipe peut le reprendre.',
    },
    {
      title: 'Les contenus',
      text: 'Textes, photos, données : vous les exportez dans des formats ouverts, sans nous les demander.',
    },
    {
      title: 'Les accès',
      text: 'Hébergement, statistiques, fiche d’établissement Google : les comptes sont à vous et vous nous y invitez.',
    },
  ],
  link: 'Lire nos engagements',
}

export const questions: Question[] = [
  {
    id: 'combien-ca-coute',
    question: 'Combien coûte un site ?',
    answer: `${priceFirst('Un site vitrine commence à', 'creation')}Trois choses font le prix : le nombre de pages vraiment différentes, ce que le site doit savoir faire, qui écrit les contenus. Dites-nous votre budget : nous vous disons franchement ce qu’il permet. Le total du devis ne change que si vous changez la demande.`,
    link: { to: `${pages.creation.path}#comparer`, text: 'Comparer trois sortes de sites' },
  },
  {
    id: 'combien-de-temps',
    question: 'Combien de temps faut-il ?',
    answer: `${delayFirst('creation')}Cela dépend du site, et du temps que prennent vos photos, vos textes et vos accords. Le calendrier du devis montre votre part et la nôtre, semaine par semaine.`,
  },
  {
    id: 'modifier-le-site',
    question: 'Pourrons-nous modifier le site nous-mêmes ?',
    answer:
      'Oui, si vous en avez l’usage : nous installons un outil d’édition limité à ce que vous changez, et vous y formons. Pour deux changements par an, écrivez-nous : chacun est chiffré avant d’être fait.',
  },
  {
    id: 'changer-d-agence',
    question: 'Et si nous voulons changer d’agence ?',
    answer:
      'Vous partez avec tout ce qui est déjà à vous. Nous consacrons une heure à passer le relais à la nouvelle équipe.',
    link: { to: `${pages.agence.path}#reversibilite`, text: 'Lire les sept étapes d’un départ' },
  },
  {
    id: 'ou-travaillez-vous',
    question: 'Travaillez-vous seulement à Lille ?',
    answer:
      'Non. Nous nous déplaçons dans la métropole, et plus loin dans les Hauts-de-France quand un projet le demande. Le reste se fait à distance.',
  },
]

export const appel = {
  title: 'Un projet, une question ?',
  accent: 'Parlons-en.',
  action: 'Parler de mon projet',
}
