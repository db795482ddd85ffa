/** Copy of /nous-contacter. */
import type { ServiceId } from '@/site/pages'

export const hero = {
  title: 'Parlons de votre site',
  lead: 'Trois phrases suffisent pour commencer : ce que vous faites, ce qui vous gêne aujourd’hui, ce que vous aimeriez demain.',
}

/** Kinds of project one can choose: the services, or none of them yet. */
export const besoins: { value: ServiceId | 'autre'; label: string }[] = [
  { value: 'creation', label: 'Créer un site' },
  { value: 'refonte', label: 'Refondre un site' },
  { value: 'hebergement', label: 'Héberger ou entretenir un site' },
  { value: 'referencement', label: 'Être mieux trouvé' },
  { value: 'autre', label: 'Je ne sais pas encore' },
]

export const champs = {
  nom: {
    label: 'Votre nom',
    erreur: 'Écrivez votre nom, pour savoir à qui répondre. Exemple : Camille Martin.',
  },
  email: {
    label: 'Votre adresse e-mail',
    erreur: 'Écrivez une adresse e-mail complète, avec un @. Exemple : camille@exemple.fr.',
  },
  telephone: {
    label: 'Téléphone',
    erreur: 'Écrivez un numéro avec au moins dix chiffres, ou laissez vide. Exemple : 03 20 00 00 00.',
  },
  entreprise: { label: 'Entreprise ou association', erreur: '' },
  besoin: { label: 'Votre besoin', erreur: '' },
  message: {
    label: 'Votre projet',
    exemple:
      'Ce que vous faites, ce qui vous gêne aujourd’hui, ce que vous aimeriez demain. L’adresse de votre site, s’il existe.',
    erreur:
      'Écrivez au moins une phrase sur votre projet. Exemple : « Nous sommes une menuiserie, notre site ne s’ouvre pas sur téléphone. »',
  },
}

export const facultatif = 'facultatif'

export const choisir = 'Choisissez, si vous savez'

export const envoi = {
  action: 'Envoyer mon message',
  enCours: 'Envoi en cours…',
  actionEmail: 'Préparer l’e-mail',
  parEmail:
    'Ce bouton ouvre votre logiciel d’e-mail avec votre message déjà écrit. Rien n’est envoyé tant que vous ne l’envoyez pas vous-même.',
  confidentialite: 'Vos réponses servent à vous répondre, et à rien d’autre.',
  lienConfidentialite: 'Ce que nous faisons de vos données',
  emailOuvert:
    'Votre logiciel d’e-mail a dû s’ouvrir avec le message. S’il ne l’a pas fait, écrivez-nous directement :',
  erreurs: {
    une: 'Un champ est à corriger',
    plusieurs: 'champs sont à corriger',
    avantEnvoi: 'avant l’envoi.',
    avantEmail: 'avant de préparer l’e-mail.',
  },
  succes: {
    titre: 'Votre message est arrivé.',
    texte: 'Une personne le lit et vous répond par écrit. Vous pouvez fermer cette page.',
    suite: 'Écrire un autre message',
  },
  refus: {
    titre: 'Le message n’a pas été accepté.',
    texte:
      'Le serveur qui le reçoit l’a refusé. Vérifiez votre adresse e-mail, puis essayez encore, ou écrivez-nous par e-mail : votre texte y est déjà.',
  },
  panne: {
    titre: 'Le message n’est pas parti.',
    texte: 'La connexion a été coupée, ou le serveur ne répond pas. Rien n’est perdu : votre texte reste ici.',
  },
  reessayer: 'Réessayer',
  secours: 'Envoyer par e-mail à la place',
}

export const suite = {
  title: 'Ce qui se passe ensuite',
  etapes: [
    {
      title: 'Une personne vous lit',
      text: 'Pas de robot, pas de relance automatique. Votre adresse ne rejoint aucune liste.',
    },
    {
      title: 'Elle vous répond par écrit',
      text: 'Deux ou trois questions, ou tout de suite un conseil. Si nous ne sommes pas les bons, nous le disons.',
    },
    {
      title: 'Vous parlez, trente minutes',
      text: 'Par téléphone, en visio ou chez vous dans la métropole de Lille. C’est gratuit et sans suite obligée.',
    },
    {
      title: 'Vous recevez un écrit',
      text: 'Ce que nous avons compris, ce que nous ferions, dans quel ordre, et le prix de chaque partie.',
    },
  ],
}

export const directement = {
  title: 'Ou directement',
  email: 'Par e-mail',
  telephone: 'Par téléphone',
  adresse: 'Sur place, sur rendez-vous',
}

export const sujetEmail = 'Projet de site web'

/** The door at the end of the page. */
export const porte = 'Revenir au formulaire'
