/** Copy of /nous-contacter. */
import { config } from '../site/config.ts'
import { formatNumber } from '../site/formats.ts'
import { type Besoin, pages } from '../site/pages.ts'
import { serviceIds } from '../site/services.ts'
import type { InternalLink, Point } from './types.ts'

/** In results of search and on social networks. */
export const description = `Demandez un devis en trois phrases : une personne vous répond par écrit. Premier échange ${config.lieu} ou à distance, proposition chiffrée ensuite.`

export const hero = {
  title: 'Parlons de votre site',
  email: 'Ou par e-mail :',
  lead: 'Trois phrases suffisent pour commencer : ce que vous faites, ce qui vous gêne aujourd’hui, ce que vous aimeriez demain.',
}

/** Subjects of a message: each service under its one name, a question, or « not clear yet ». */
export const besoins: { value: Besoin | 'autre'; label: string }[] = [
  ...serviceIds.map((service) => ({ value: service, label: pages[service].label })),
  { value: 'question', label: 'Une question ou un signalement' },
  { value: 'autre', label: 'Je ne sais pas encore' },
]

export const champs = {
  nom: {
    label: 'Votre nom',
    erreur: 'Écrivez votre nom, pour que nous sachions à qui répondre. Exemple : Camille Martin.',
  },
  email: {
    label: 'Votre adresse e-mail',
    exemple: 'Nous y répondons. Exemple : camille@boulangerie.example',
    erreur:
      'Écrivez l’adresse seule et complète, avec un @, sans accent, espace ni virgule. Exemple : camille@boulangerie.example.',
  },
  telephone: {
    label: 'Téléphone',
    exemple: 'Dix chiffres, ou l’indicatif du pays d’abord',
    erreur: 'Écrivez un numéro de dix chiffres, ou avec son indicatif (+32 pour la Belgique), ou laissez vide.',
  },
  entreprise: { label: 'Votre organisation', erreur: 'Écrivez un nom, ou laissez vide.' },
  besoin: { label: 'Votre besoin', erreur: 'Choisissez un besoin de la liste.' },
  message: {
    label: 'Votre message',
    exemple: 'Exemple : « On nous appelle sans cesse pour les horaires. » Avec l’adresse de votre site, s’il existe.',
    erreur:
      'Écrivez au moins une phrase. Exemple : « Nous sommes une menuiserie, notre site ne s’ouvre pas sur téléphone. »',
  },
}

export const tropLong = 'Ce texte est trop long :'

/** Follows `tropLong`, or the label of the field. */
export const auPlus = (longest: number) => `${formatNumber(longest)} caractères au plus.`

export const facultatif = 'facultatif'

/** Above the fields. */
export const obligatoires = 'Tous les champs sont obligatoires, sauf mention « facultatif ».'

export const choisir = 'Choisissez, si vous savez'

/** Common to a form that is sent and a form that opens an e-mail, the fallback of the first. */
export const envoi = {
  lienConfidentialite: 'L’usage de vos données',
  erreurs: { une: 'Un champ est à corriger', plusieurs: 'champs sont à corriger' },
  pret: {
    titre: 'Votre e-mail est prêt.',
    texte: 'Votre messagerie devrait s’être ouverte avec le message. Sinon, copiez-le dans un e-mail à',
  },
  tropLong: {
    titre: 'Votre message est prêt à copier.',
    texte: 'Il est trop long pour s’ouvrir tout seul dans un e-mail. Copiez-le dans un e-mail à',
  },
  copier: 'Copier le message',
  copie: 'Le message est copié.',
  aCopier: 'Votre navigateur ne copie pas d’ici. Le texte est sélectionné : copiez-le vous-même.',
}

/** For a form that is sent. */
export const parFormulaire = {
  action: 'Envoyer mon message',
  enCours: 'Envoi en cours…',
  note: 'Vos informations servent à vous répondre et, si vous le demandez, à préparer un devis.',
  avant: 'avant l’envoi.',
  succes: {
    titre: 'Votre message est arrivé.',
    /** Followed by the response time, once the owner has given it. */
    reponse: 'Une personne le lit et vous répond par écrit',
    texte: 'Vous pouvez fermer cette page.',
    modifie: 'Vos changements pendant l’envoi ne sont pas partis : ils sont encore dans le formulaire.',
    suite: 'Écrire un autre message',
  },
  refus: {
    titre: 'Le message n’a pas été accepté.',
    texte:
      'Vérifiez votre adresse e-mail et essayez encore, ou suivez le lien ci-dessous : il reprend votre texte dans un e-mail.',
  },
  panne: {
    titre: 'Le message n’est pas parti.',
    texte: 'Vous êtes hors connexion, ou notre serveur n’a pas pu le transmettre. Votre texte reste ici.',
  },
  doute: {
    titre: 'Votre message est peut-être arrivé.',
    texte:
      'Notre serveur n’a pas confirmé la réception. Votre texte reste ici : envoyez-le une seconde fois, nous ferons le tri.',
  },
  reessayer: 'Réessayer',
  secours: 'Envoyer par e-mail à la place',
}

/** For a form that opens an e-mail, when no receiver is configured. */
export const parEmail = {
  action: 'Préparer l’e-mail',
  note: 'Ce bouton ouvre votre messagerie avec le message déjà écrit : rien ne part sans vous. Si cet appareil n’en a pas, vous pourrez le copier.',
  avant: 'avant de préparer l’e-mail.',
}

/** Page that our receivers send to a browser without JavaScript. */
export const sansScript = {
  /** Reason where no field has a mistake. */
  filtre: 'Notre filtre contre les messages automatiques l’a arrêté : envoyez plutôt votre texte par e-mail.',
  suite:
    'Revenez à la page précédente : le formulaire y a en principe gardé votre texte. Le voici aussi, à copier dans un e-mail à',
  texte: 'Votre message',
}

/** A step after a message; `promesse`: the owner's promise that ends its text, where the owner has made it. */
interface Etape extends Point {
  link?: InternalLink
  promesse?: 'delaiReponse' | 'premierEchange'
}

export const suite: { title: string; etapes: Etape[] } = {
  title: 'Et ensuite',
  etapes: [
    {
      title: 'Votre message est lu',
      text: 'Par une personne. Votre adresse ne rejoint aucune liste.',
    },
    {
      title: 'Une personne vous répond',
      link: { to: `${pages.agence.path}#roles`, text: 'Lire qui fait quoi' },
      promesse: 'delaiReponse',
      text: 'Par écrit : deux ou trois questions, ou un conseil. Si nous ne sommes pas les bons, nous le disons.',
    },
    {
      title: 'Nous en parlons ensemble',
      promesse: 'premierEchange',
      text: 'Par téléphone, en visio ou chez vous dans la métropole de Lille, sans engagement.',
    },
    {
      title: 'Vous recevez un devis',
      text: 'Votre besoin tel que nous l’avons compris, le travail dans son ordre, et le prix de chaque partie.',
    },
  ],
}

export const directement = {
  title: 'Nous joindre directement',
  email: 'Par e-mail',
  telephone: 'Par téléphone',
  adresse: 'Sur place, sur rendez-vous',
  horaires: 'Nos horaires',
  rendezVous: 'Choisir un rendez-vous',
}

const sujet = 'Message depuis le site'

/**
 * Subject of the e-mail.
 * @param besoin one of `besoins`, or empty
 */
export function sujetDe(besoin: string): string {
  const about = besoins.find(({ value }) => value === besoin)?.label
  return about ? `${sujet} : ${about}` : sujet
}

/** Text of the door at the end of the page. */
export const appel = { title: 'La porte', accent: 'est ouverte.', action: 'Revenir au formulaire' }
