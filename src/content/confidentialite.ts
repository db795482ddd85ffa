/**
 * Copy of /legal/politique-confidentialite-cookies. Retention periods and places of storage are the owner's facts: `src/site/config.ts`.
 */

import { config } from '@/site/config'
import type { Receiver } from '@/site/readEnvironment'

/** In results of search and on social networks. */
export const description =
  'Quelles données ce site traite, pourquoi, combien de temps, et vos droits. Aucun cookie, une mesure d’audience que vous pouvez couper ici.'

export const hero = {
  title: 'Confidentialité et cookies',
  lead: 'Ce site ne dépose aucun cookie et ne montre aucune publicité. Il mesure son audience, et vous pouvez le refuser d’un geste.',
}

/** Day of the last change of this text. */
export const miseAJour = '2026-11-28'

/** Labels of the statements that article 13 of the GDPR requires for each processing. */
export const labels = {
  finalite: 'Pourquoi',
  conservation: 'Combien de temps',
  base: 'Sur quelle base',
  donnees: 'Quelles données',
  destinataires: 'Qui les reçoit',
}

/** The three processings that follow; on a phone the last three statements of each are folded. */
export const traitements = { title: 'Ce qui nous vient de vous', suite: 'Base, données, destinataires' }

export interface Traitement {
  title: string
  /** When the data leave the visitor, in few words. */
  quand: string
  finalite: string
  base: string
  donnees: string
  destinataires: string
}

export const responsable = {
  title: 'Qui répond de vos données',
  intro:
    'Le règlement européen sur la protection des données (RGPD, article 13) demande de dire qui utilise vos données, pourquoi et combien de temps.',
  incomplet: 'Ce qui n’est pas encore arrêté est à compléter : nous ne l’inventons pas.',
  labels: { nom: 'Responsable', adresse: 'Adresse', email: 'Pour toute question' },
  /** Facts of other sections, named here until they are given, with those of `lieu`. */
  attendus: {
    conservationMessages: 'Conservation des messages',
    conservationMesure: 'Conservation de la mesure',
    conservationJournaux: 'Conservation des journaux',
  },
}

/** Who receives a message depends on how it is sent. */
interface Envoi {
  text: string
  destinataires: string
}

export const formulaire: Omit<Traitement, 'destinataires'> & Record<'parEmail' | 'ailleurs' | Receiver, Envoi> = {
  title: 'Quand vous nous écrivez',
  quand: 'Si vous l’envoyez',
  finalite: 'Vous répondre et, si vous le demandez, préparer un devis.',
  base: 'Si vous écrivez pour votre propre compte : des démarches faites à votre demande avant un contrat (RGPD, art. 6.1.b). Si vous écrivez pour une société ou une association, ou sans projet : notre intérêt légitime à vous répondre (art. 6.1.f).',
  donnees:
    'Ce que vous écrivez. Nom, adresse électronique et message sont obligatoires : sans eux, nous ne pouvons pas vous répondre. Le reste est à votre choix.',
  parEmail: {
    text: 'Le formulaire de contact ne nous envoie rien. Il ouvre votre propre logiciel de messagerie avec un message déjà rédigé, qui ne part que si vous l’envoyez, comme n’importe quel e-mail.',
    destinataires: 'Les personnes de l’agence qui préparent la réponse et le prestataire de notre messagerie.',
  },
  /** Followed by the name of the host. */
  ailleurs: {
    text: 'Le formulaire de contact nous envoie votre message, quand vous appuyez sur le bouton, par le serveur',
    destinataires:
      'Les personnes de l’agence qui préparent la réponse, le prestataire de notre messagerie et celui du serveur qui reçoit le formulaire.',
  },
  php: {
    text: 'Le formulaire de contact nous envoie votre message, quand vous appuyez sur le bouton, par le serveur qui héberge ce site. Il le remet à notre messagerie et n’en garde pas de copie : seulement une empreinte, qui évite de nous le remettre deux fois. Passé un jour, le premier message qui arrive l’efface.',
    destinataires:
      'Les personnes de l’agence qui préparent la réponse, l’hébergeur du site et le prestataire de notre messagerie.',
  },
  cloudflare: {
    text: 'Le formulaire de contact envoie votre message, quand vous appuyez sur le bouton, à un programme que Cloudflare exécute pour ce site. Il le remet à un service d’envoi d’e-mails et n’en garde pas de copie.',
    destinataires:
      'Les personnes de l’agence qui préparent la réponse, Cloudflare, le service d’envoi et le prestataire de notre messagerie.',
  },
  netlify: {
    text: 'Le formulaire de contact envoie votre message, quand vous appuyez sur le bouton, à Netlify, qui héberge ce site. Il y est enregistré jusqu’à ce que nous l’effacions.',
    destinataires: 'Les personnes de l’agence qui préparent la réponse, Netlify et le prestataire de notre messagerie.',
  },
}

export const mesure: Traitement & {
  intro: string
  introFin: string
  introFinSignalements: string
  evaluation: { reglee: string; avant: string; version: string }
  conditionsLink: string
  /** Title of the three lists. */
  detail: string
  envoi: { title: string; intro?: string; points: string[] }
  serveur: { title: string; intro: string; points: string[] }
  absences: { title: string; intro?: string; points: string[] }
} = {
  title: 'La mesure d’audience',
  quand: 'Si vous ne refusez pas',
  intro: 'Nous comptons les visites avec Rybbit, un logiciel libre que nous avons installé nous-mêmes sur',
  introFin: 'C’est le seul autre serveur que ces pages contactent d’elles-mêmes.',
  /** Replaces `introFin` where the owner has a URL for reports. */
  introFinSignalements:
    'À part lui, ces pages ne contactent d’elles-mêmes que le serveur des signalements, décrit avec les journaux.',
  finalite: 'Savoir quelles pages servent et lesquelles sont lentes ou en panne.',
  base: 'Notre intérêt légitime à réparer et améliorer ce site (RGPD, art. 6.1.f). Cette mesure ne sert qu’à nous, n’est recoupée avec aucun autre fichier et ne vous suit pas d’un site à l’autre.',
  /** Shown once the owner has made this evaluation, for which they are legally responsible. */
  evaluation: {
    reglee:
      'Elle est réglée selon les conditions que publie la CNIL pour se passer de consentement (loi Informatique et Libertés, art. 82).',
    avant: 'Nous avons évalué ce réglage le',
    version: 'avec Rybbit',
  },
  conditionsLink: 'Lire les conditions de la CNIL pour la mesure d’audience',
  donnees: 'Celles que décrivent les deux listes ci-dessous.',
  destinataires: 'Nous et l’entreprise qui héberge notre serveur de mesure, mais aucune régie publicitaire.',
  detail: 'La mesure d’audience : ce qui part, et ce qui ne part pas',
  envoi: {
    title: 'Ce que le programme lit et envoie à chaque page, sauf refus',
    points: [
      'l’adresse de la page, y compris ce qui suit le « ? », son titre, le nom du site et, si votre navigateur la donne, l’adresse de la page d’où vous venez ;',
      'la langue du navigateur, la taille de l’écran, les temps d’affichage de la page et les erreurs de ses scripts ;',
      'les clics sur les boutons et les liens qui portent un nom dans le code, comme « nav-contact » : c’est ce nom qui part. Pour un lien vers un autre site, son adresse et son texte aussi ;',
      'quelques traits techniques (carte graphique, extensions, taille de la fenêtre) et une note qu’il en tire : la visite ressemble-t-elle à celle d’un robot ?',
    ],
  },
  serveur: {
    title: 'Ce que le serveur de mesure en tire',
    intro:
      'Comme tout serveur, il voit votre adresse IP et le nom que donne votre navigateur. L’adresse IP n’est pas enregistrée avec la visite. Il en déduit :',
    points: [
      'le navigateur, le système, leur version et le type d’appareil ;',
      'le pays, la région et la ville, avec une latitude et une longitude approximatives, et le fuseau horaire ;',
      'un code qui change chaque jour et un numéro de visite, qui relient entre elles les pages d’une même visite sans nom ;',
      'la date et l’heure de chaque page, et le chemin par lequel vous êtes venu, par exemple un moteur de recherche.',
    ],
  },
  absences: {
    title: 'Limites du programme de mesure',
    points: [
      'Il ne dépose aucun cookie et n’écrit rien sur votre appareil. Dans la mémoire du navigateur, il cherche deux choses : votre refus et un identifiant de compte que ce site ne crée jamais.',
      'Il ne filme pas votre écran, ne suit pas votre souris et ne note pas ce que vous tapez. Il ne vous donne pas de nom et ne vous suit pas sur un autre site.',
    ],
  },
}

export const refus = {
  title: 'Vos visites sont-elles mesurées ?',
  label: 'Mesurer mes visites',
  text: 'Un geste arrête la mesure d’audience sur ce navigateur : plus rien ne part alors vers son serveur. Vous pouvez changer d’avis à tout moment.',
  noScript:
    'Sans JavaScript, il n’y a rien à régler : le programme de mesure en a besoin, donc vos visites ne sont pas mesurées.',
  signal:
    'Votre navigateur demande à tous les sites de ne pas exploiter vos données (signal « Global Privacy Control »). Nous le respectons : vos visites ne sont pas mesurées.',
  reponses: { non: 'Non', oui: 'Oui' },
  etats: {
    active: 'Mesure active',
    arretee: 'Mesure arrêtée',
    refuse: 'C’est noté. Ce navigateur n’est plus mesuré, dès maintenant et à vos prochaines visites.',
    refuseSansMemoire:
      'C’est noté, mais seulement jusqu’à la fermeture de cette page : votre navigateur ne laisse pas ce site enregistrer un choix.',
    accepte: 'Vos visites sur ce navigateur sont de nouveau mesurées.',
  },
}

export const journaux: Traitement & { intro: string; hebergeurLink: string; signalements: string } = {
  title: 'Les journaux du serveur',
  quand: 'À chaque page',
  intro: 'Le serveur qui vous envoie ces pages note les demandes dans un journal, avant même que la page ne s’affiche.',
  finalite: 'Faire fonctionner le site, comprendre une panne, repousser une attaque.',
  base: 'Notre intérêt légitime à garder le site en ligne et en sécurité (RGPD, art. 6.1.f).',
  donnees: 'L’adresse IP, la date et l’heure, l’adresse demandée, le résultat, le nom du navigateur.',
  destinataires: 'L’hébergeur du site, et nous quand il faut chercher une panne.',
  hebergeurLink: 'Voir qui est l’hébergeur',
  /** Followed by the name of the host that takes the reports. */
  signalements:
    'Si votre navigateur empêche ici quelque chose que la politique de sécurité du site interdit, il le signale, avec l’adresse de la page, au serveur',
}

export const cookies = {
  title: 'Aucun cookie',
  intro:
    'Ce site n’en dépose pas. Votre navigateur garde seulement les repères suivants. Nous n’en recevons qu’un : un clic fait avant que la mesure d’audience soit prête, compté à la page suivante.',
  labels: { where: 'En', until: 'jusqu’à' },
  /** `keys`: storage keys in the code; a test compares them. */
  rows: [
    {
      keys: ['site:scroll'],
      what: 'Votre place dans chaque page',
      where: 'stockage de session',
      why: 'Vous y ramener quand vous revenez en arrière ou rechargez.',
      until: 'la fermeture de l’onglet.',
    },
    {
      keys: ['site:message'],
      what: 'Le brouillon de votre message',
      where: 'stockage de session',
      why: 'Ne pas perdre votre texte du formulaire de contact si vous changez de page.',
      // Without a receiver the site does not know whether the e-mail has left.
      until: `${config.contact.endpoint ? 'l’envoi du message, ou ' : ''}la fermeture de l’onglet.`,
    },
    {
      keys: ['disable-rybbit'],
      what: 'Votre refus de la mesure',
      where: 'stockage local',
      why: 'Nous en souvenir à votre prochaine visite.',
      until: 'votre changement d’avis, ou l’effacement des données du navigateur.',
    },
    {
      keys: ['site:clicks'],
      what: 'Le nom d’un lien cliqué trop tôt',
      where: 'stockage de session',
      why: 'Compter ce clic à la page suivante, si la mesure d’audience n’était pas encore prête. Rien si vous la refusez.',
      until: 'la page suivante, ou la fermeture de l’onglet.',
    },
    {
      keys: ['site:reloaded', 'site:tab'],
      what: 'Un repère de rechargement',
      where: 'stockage local, et stockage de session pour le numéro de l’onglet',
      why: 'Si une page n’a pas pu se charger, ne la recharger qu’une fois par onglet.',
      until: 'l’affichage d’une page de ce site. Pour le numéro, au plus tard la fermeture de l’onglet.',
    },
  ],
}

export const lieu = {
  title: 'Où vont vos données',
  phrase: 'Ni vendues, ni louées, ni prêtées.',
  text: `Elles ne servent à aucune décision automatisée.${config.donnees.prestataires ? ' Les entreprises qui les reçoivent ne les traitent que pour nous.' : ''}`,
  labels: {
    prestataires: 'Nos prestataires',
    paysHebergement: 'Pays d’hébergement',
    transferts: 'Transferts hors de l’Union européenne',
  },
}

export const droits = {
  title: 'Vos droits',
  intro: 'Pour les données qui vous concernent, vous pouvez nous demander :',
  points: [
    'de vous en donner une copie',
    'de les corriger ou de les effacer',
    'd’en suspendre l’usage',
    'de suivre vos consignes sur ce qu’elles deviendront après votre mort',
    'de ne plus les utiliser, pour des raisons tenant à votre situation, quand nous le faisons dans notre intérêt légitime',
    'de vous les remettre dans un format réutilisable, pour celles confiées en vue d’un contrat',
  ],
  demande: 'Écrivez à',
  delai:
    'C’est gratuit, sauf demande manifestement infondée ou excessive. Nous répondons en un mois. Si la demande est complexe, nous vous prévenons dans ce mois et répondons en trois au plus. En cas de doute, nous pouvons vous demander de prouver votre identité.',
  mesure:
    'Pour la mesure d’audience et les journaux, rien ne relie une visite à un nom : si nous ne retrouvons pas la vôtre, nous vous le disons.',
  cnil: 'Si notre réponse ne vous convient pas, ou si elle ne vient pas, vous pouvez saisir la CNIL, 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07.',
  cnilLink: 'Adresser une plainte à la CNIL',
}

/** The street at the end of the page. */
export const appel = { title: 'Une question', accent: 'sur vos données ?', action: 'Nous écrire' }
