/** Copy of /hebergement-web. */
import { config } from '@/site/config'
import { priceFirst } from '@/site/facts'
import { minutesIn } from '@/site/minutes'
import { pages } from '@/site/pages'
import type { EnTete, Point, Question } from './types'

/** In results of search and on social networks. */
export const description = `Hébergement web et maintenance ${config.lieu} : surveillance, sauvegardes essayées, mises à jour. Et un incident imaginaire, raconté heure par heure.`

export const hero = {
  title: ['Un site en ligne,', 'quelqu’un qui veille'],
  lead: 'Depuis Lille, nous assurons l’hébergement et la maintenance de votre site, sur un compte à votre nom.',
  action: 'Faire héberger mon site',
}

/** Lines of « En bref » besides the price and the time. */
export const enBref = {
  pourQui: 'Une entreprise dont le site compte et qui n’a personne pour s’en occuper.',
  recevez: 'Surveillance, sauvegardes essayées, mises à jour et un compte rendu mensuel.',
}

export type Rythme = 'minutes' | 'nuit' | 'semaine' | 'mois' | 'annee'

export const surveillance: EnTete & { echelle: string; rythmes: (Point & { rythme: Rythme; when: string })[] } = {
  title: 'La surveillance et son rythme',
  intro: 'Le contrat fixe le vôtre. Une brique va d’un contrôle au suivant.',
  /** Length between two marks over the courses. */
  echelle: '7 jours',
  rythmes: [
    {
      rythme: 'minutes',
      when: 'Toutes les cinq minutes',
      title: 'Le site répond',
      text: 'Après deux échecs de suite, une alerte part.',
    },
    {
      rythme: 'nuit',
      when: 'Chaque nuit',
      title: 'La sauvegarde est arrivée',
      text: 'Absente, illisible ou trop petite, elle déclenche une alerte.',
    },
    {
      rythme: 'semaine',
      when: 'Chaque semaine',
      title: 'Vos messages arrivent',
      text: 'Un message d’essai traverse le vrai formulaire.',
    },
    {
      rythme: 'mois',
      when: 'Chaque mois',
      title: 'Le site est à jour, sans avoir ralenti',
      text: 'Nous comparons l’affichage, le poids et les liens au mois d’avant.',
    },
    {
      rythme: 'annee',
      when: 'Chaque année',
      title: 'Rien ne va expirer',
      text: 'Domaine, paiements, accès : nous relisons les échéances avec vous.',
    },
  ],
}

export const sauvegardes: EnTete & { regle: (Point & { figure: '3' | '2' | '1' })[]; essai: Point } = {
  title: 'Une sauvegarde jamais essayée n’est qu’un espoir',
  intro: 'Nous suivons la règle 3-2-1.',
  regle: [
    { figure: '3', title: 'exemplaires', text: 'Le site en service et deux copies de la nuit.' },
    {
      figure: '2',
      title: 'stockages différents',
      text: 'Un disque qui lâche n’emporte pas l’autre.',
    },
    {
      figure: '1',
      title: 'copie ailleurs',
      text: 'Dans un autre bâtiment, sous un autre compte.',
    },
  ],
  essai: {
    title: 'L’essai, chaque trimestre',
    text: 'Nous remettons une copie en route sur une machine vide. Demandez une copie complète quand vous voulez.',
  },
}

interface Liste {
  title: string
  items: string[]
}

export const entretien: EnTete & {
  listes: [...nous: Liste[], vous: Liste]
} = {
  title: 'Maintenance et sécurité',
  listes: [
    {
      title: 'Nous mettons à jour',
      items: [
        'Essayer d’abord sur une copie du site.',
        'Sauvegarder juste avant.',
        'Traiter une faille grave aux heures du contrat, sans attendre le mois suivant.',
      ],
    },
    {
      title: 'Nous protégeons',
      items: [
        'Chiffrer les échanges avec le site.',
        'Donner à chacun son propre compte.',
        'N’ouvrir du serveur que le nécessaire.',
      ],
    },
    {
      title: 'Votre part',
      items: [
        'Nous dire qui arrive et qui part.',
        'Activer la double vérification sur votre messagerie.',
        'Ne donner aucun mot de passe par téléphone, pas même à nous.',
      ],
    },
  ],
}

/** State of the site at an hour of the story. */
export type Etat = 'panne' | 'attente' | 'ligne'

export interface Heure {
  /** Value of `<time datetime>`: `09:12`. */
  datetime: string
  time: string
  etat: Etat
  title: string
  vous: string
  nous: string
}

const heures: Heure[] = [
  {
    datetime: '09:12',
    time: '9 h 12',
    etat: 'panne',
    title: 'L’alerte part',
    vous: 'Vous êtes en cuisine.',
    nous: 'Deux contrôles de suite échouent. Une personne est prévenue.',
  },
  {
    datetime: '09:22',
    time: '9 h 22',
    etat: 'panne',
    title: 'Quelqu’un vous écrit',
    vous: '« Le site ne répond plus, nous cherchons. Prochaine nouvelle à 9 h 45. »',
    nous: 'Nous lisons les journaux du serveur : son disque est plein.',
  },
  {
    datetime: '09:33',
    time: '9 h 33',
    etat: 'attente',
    title: 'L’erreur disparaît',
    vous: 'À sa place, vos clients trouvent une page avec votre numéro de téléphone.',
    nous: 'Son code, 503, dit aux moteurs : « panne passagère, revenez ».',
  },
  {
    datetime: '09:45',
    time: '9 h 45',
    etat: 'attente',
    title: 'La nouvelle promise',
    vous: '« Le disque est plein. Nous faisons de la place et vérifions vos commandes. »',
    nous: 'Nous déplaçons les vieux journaux.',
  },
  {
    datetime: '09:57',
    time: '9 h 57',
    etat: 'ligne',
    title: 'Le site revient',
    vous: 'Vous passez une commande d’essai avec nous au téléphone, et elle arrive.',
    nous: 'Nous comparons les commandes enregistrées et les e-mails envoyés. Il n’en manque aucune.',
  },
]

const minutes = (etat: Etat) => minutesIn(heures, (heure) => heure.etat === etat)

export const recit: EnTete & {
  etats: Record<Etat, string>
  labels: { vous: string; nous: string }
  heures: Heure[]
  rapport: { title: string; lignes: { term: string; text: string }[] }
} = {
  title: 'Un incident, heure par heure',
  intro:
    'Vous êtes prévenu avant que nous ayons tout compris. Exemple inventé, délais compris : un traiteur. Une brique vaut une minute.',
  etats: { panne: 'En panne', attente: 'Page d’attente', ligne: 'En ligne' },
  labels: { vous: 'Chez vous', nous: 'Chez nous' },
  heures,
  rapport: {
    title: 'Le compte rendu, reçu le lendemain',
    lignes: [
      {
        term: 'Durée',
        text: `${minutes('panne') + minutes('attente')} minutes depuis l’alerte, dont ${minutes('attente')} avec la page d’attente.`,
      },
      { term: 'Perdu', text: 'Aucune commande déjà passée, mais des visites, en nombre inconnu.' },
      {
        term: 'Cause',
        text: 'Un journal sans limite a rempli le disque. Nous aurions dû surveiller l’espace libre.',
      },
      {
        term: 'Désormais',
        text: 'Le journal est limité, et un contrôle surveille l’espace libre.',
      },
    ],
  },
}

const [debut, fin] = (['panne', 'ligne'] as const).map((one) => heures.find(({ etat }) => etat === one))

/** Labels of the drawing of that day: hours on line, and the failure. */
export const journee = 'En ligne, heure par heure'
export const panne = `Panne de ${debut?.time} à ${fin?.time}`

export const questionsTitle = 'Questions sur l’hébergement'

export const questions: Question[] = [
  {
    id: 'ce-que-l-on-paie',
    question: 'Que paie-t-on exactement ?',
    answer: `${priceFirst('Notre travail commence à', 'hebergement')}L’hébergeur, directement, sur sa facture. Notre travail, selon un contrat qui reprend les tâches de cette page. Le reste est chiffré avant d’être fait.`,
  },
  {
    id: 'nuit-et-dimanche',
    question: 'Qui répond la nuit, le dimanche ?',
    answer:
      'L’alerte part à toute heure. Pour qu’une personne la lise aussi la nuit et le dimanche, le contrat prévoit une ligne, avec son prix.',
  },
  {
    id: 'ou-est-le-site',
    question: 'Où se trouve notre site, et chez qui ?',
    answer: 'Nous choisissons avec vous l’hébergeur et le pays. Son nom figure dans vos mentions légales.',
  },
  {
    id: 'site-fait-ailleurs',
    question: 'Pouvez-vous reprendre un site fait par d’autres ?',
    answer:
      'Oui, après un état des lieux. Nous essayons une copie : votre nom de domaine n’y mène qu’une fois tout vérifié.',
  },
  {
    id: 'donnees-touchees',
    question: 'Et si les données de nos clients sont touchées ?',
    answer:
      'Nous vous prévenons sans attendre. Vous avez alors 72 heures pour prévenir la CNIL si la violation présente un risque (RGPD, art. 33). Si ce risque est élevé, vous prévenez aussi vos clients, dans les meilleurs délais (art. 34). Un accord écrit, prévu par l’article 28, encadre ce que nous faisons de ces données.',
  },
  {
    id: 'partir',
    question: 'Sommes-nous engagés, et comment partir ?',
    answer: `${config.preavis ?? 'Le contrat fixe la durée et le préavis.'} Vous gardez le compte et le nom de domaine. Nous remettons sauvegardes, accès et explications. Vous fermez nos accès.`,
    link: { to: `${pages.agence.path}#engagements`, text: 'Voir les quatre choses à votre nom' },
  },
]

export const appel = {
  title: 'Qui veille sur votre site ?',
  accent: 'Personne ? Confiez-le-nous.',
  action: 'Faire héberger mon site',
}

/** The call in the middle of the page. */
export const milieu = 'Ce jour-là, qui s’en occuperait chez vous ?'
