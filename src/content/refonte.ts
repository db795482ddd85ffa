/** Copy of /refonte-site-web. */
import { noteOfAuditFrom, sentenceOnInventoryPrice } from '@/site/audit'
import { config } from '@/site/config'
import { priceFirst } from '@/site/facts'
import { pages } from '@/site/pages'

import type { EnTete, Point, Question } from './types'

/** In results of search and on social networks. */
export const description = `Refonte de site internet ${config.lieu} : sept signes pour savoir s’il faut refaire le vôtre, ce que nous en gardons, et comment Google suit vos pages.`

export const hero = {
  title: ['Refaire un site,', 'garder ses acquis'],
  lead: 'Une refonte commence par un inventaire : les pages que Google connaît, les sites qui les citent. Nous le faisons avec vous, à Lille ou à distance.',
  action: 'Faire examiner mon site',
  note: noteOfAuditFrom(config),
}

/** Lines of « En bref » besides the price and the time. */
export const enBref = {
  pourQui: 'Une entreprise dont le site internet a vieilli.',
  recevez: 'L’inventaire de l’ancien site, le nouveau et un plan de redirection.',
}

/** Verdicts, by number of boxes ticked. */
export type NombreDeSignes = 'aucun' | 'peu' | 'beaucoup'

export interface Symptome {
  id: string
  /** Label of the checkbox. */
  symptome: string
  /** How to check it in a few minutes. */
  geste: string
}

export const signes: EnTete & {
  legend: string
  symptomes: Symptome[]
  tally: string
  sur: string
  verdicts: Record<NombreDeSignes, Point & { link: string }>
} = {
  title: 'Faut-il refaire votre site ?',
  intro: 'Cochez les signes que vous constatez : chacun ôte un rang à la maison. Rien n’est envoyé ni enregistré.',
  legend: 'Signes constatés',
  symptomes: [
    {
      id: 'nom',
      symptome: 'Votre nom mène ailleurs',
      geste: 'Cherchez votre nom et votre ville : le site doit sortir avant les annuaires.',
    },
    {
      id: 'joindre',
      symptome: 'Vous joindre demande un effort',
      geste: 'Sur un téléphone, s’il faut recopier le numéro pour appeler, cochez.',
    },
    {
      id: 'domaine',
      symptome: 'Le nom de domaine n’est pas à vous',
      geste: 'Pour un .fr, l’annuaire de l’Afnic nomme les sociétés titulaires.',
    },
    {
      id: 'code',
      symptome: 'Vous n’avez pas de copie du site',
      geste: 'Demandez le code et la dernière sauvegarde.',
    },
    {
      id: 'clavier',
      symptome: 'Au clavier, on se perd',
      geste: 'De l’accueil au contact avec Tab et Entrée, vous devez voir où vous êtes.',
    },
    {
      id: 'mise-a-jour',
      symptome: 'Personne ne le met à jour',
      geste: 'Demandez la date de la dernière mise à jour : au-delà d’un an, cochez.',
    },
    {
      id: 'phrase',
      symptome: 'Changer un mot prend des jours',
      geste: 'Comptez le temps, les messages et le prix.',
    },
  ],
  tally: 'Signes cochés :',
  sur: 'sur',
  verdicts: {
    aucun: {
      title: 'Rien de coché',
      text: 'Gardez ce site. S’il manque de visiteurs, voyez son référencement.',
      link: 'Faire trouver ce site',
    },
    peu: {
      title: 'Un ou deux signes',
      text: 'Une réparation suffit sans doute. Commencez par le nom de domaine et la copie du site.',
      link: 'Réparer un site sans le refaire',
    },
    beaucoup: {
      title: 'Trois signes ou plus',
      text: 'Voyons s’il faut refaire, et d’abord ce qu’on garde.',
      link: 'Voir le tri des pages',
    },
  },
}

export type NomDeTas = 'garder' | 'reparer' | 'retirer'

export const tri: EnTete & {
  tas: (Point & { name: NomDeTas; items: string[] })[]
  link: string
} = {
  title: 'Ce que nous gardons, brique par brique',
  intro: 'Vous relisez le tri avant la maquette.',
  tas: [
    {
      name: 'garder',
      title: 'À garder',
      text: 'Vos clients les trouvent, ou les ont notées.',
      items: ['Les pages que Google connaît', 'Les adresses imprimées sur vos documents'],
    },
    {
      name: 'reparer',
      title: 'À réparer',
      text: 'Le visiteur repart sans appeler.',
      items: ['Deux pages qui disent la même chose', 'Un formulaire trop long'],
    },
    {
      name: 'retirer',
      title: 'À retirer',
      text: 'Personne ne s’en sert.',
      items: ['Les pages sans visite ni lien depuis un an', 'Les comptes des anciens prestataires'],
    },
  ],
  link: 'Presque tout à retirer ? Partir d’un site neuf',
}

/** Its drawing has a part for each step. */
export const positions: EnTete & { regle: string; etapes: [Point, Point, Point]; link: string } = {
  title: 'Refaire le site sans se faire oublier de Google',
  regle: 'Google connaît vos pages par leur adresse. Une page qui en change sans redirection peut repartir de zéro.',
  etapes: [
    {
      title: 'Relever',
      text: 'Nous notons les recherches qui vous amènent des visiteurs, et votre rang. Vous en gardez une copie datée.',
    },
    {
      title: 'Garder la réponse',
      text: 'Une page qui répond bien garde son titre et ses mots : nous changeons sa forme.',
    },
    {
      title: 'Comparer',
      text: 'Nous comparons ensuite avec le relevé. Une baisse est expliquée, et corrigée si elle vient du site. Un creux de quelques semaines reste possible.',
    },
  ],
  link: 'Voir nos expertises',
}

/** Status codes as the table explains them: https://www.rfc-editor.org/rfc/rfc9110#section-15. */
export type CodeHttp = '200' | '301' | '404'

export interface RedirectionRow {
  avant: string
  code: CodeHttp
  apres: string
  /** Consequence without this line of the plan. */
  sans: string
}

export const plan: EnTete & {
  columns: { avant: string; code: string; apres: string }
  codes: Record<CodeHttp, string>
  rows: RedirectionRow[]
  note: string
} = {
  title: 'Le plan de redirection, ligne par ligne',
  intro: 'Exemple : une menuiserie imaginaire.',
  columns: {
    avant: 'Avant',
    code: 'Le serveur répond',
    apres: 'Après',
  },
  codes: {
    '200': 'La page est là',
    '301': 'Déménagée',
    '404': 'Introuvable',
  },
  rows: [
    {
      avant: '/index.php?id=3',
      code: '301',
      apres: '/fenetres-en-bois',
      sans: 'Sinon, la page trouvée dans Google tombe en erreur.',
    },
    {
      avant: '/contact',
      code: '200',
      apres: '/contact',
      sans: 'Rien ne change.',
    },
    {
      avant: 'Toute autre adresse',
      code: '404',
      apres: 'Une page d’aide, avec les bons liens',
      sans: 'Sinon, un cul-de-sac.',
    },
  ],
  note: 'Vous recevez le plan complet avant la mise en ligne. Les redirections restent un an au moins.',
}

export const questionsTitle = 'Questions sur la refonte d’un site'

export const questions: Question[] = [
  {
    // The verdict « Un ou deux signes » leads here.
    id: 'reparer',
    question: 'Pouvez-vous réparer un site sans le refaire ?',
    answer: 'Oui, et c’est souvent mieux : vous recevez une liste de réparations, chacune avec son prix.',
  },
  {
    id: 'site-pendant-la-refonte',
    question: 'Notre site reste-t-il en ligne pendant la refonte ?',
    answer: 'Oui : le nouveau ne prend sa place qu’une fois prêt. Vos adresses e-mail restent les mêmes.',
    link: { to: `${pages.hebergement.path}#entretien`, text: 'Voir comment nous entretenons un site' },
  },
  {
    id: 'prix-qui-grimpe',
    question: 'Combien coûte une refonte, et le prix peut-il grimper ?',
    answer: `${priceFirst('Une refonte commence à', 'refonte')}${sentenceOnInventoryPrice(config)}Elle ne coûte pas toujours moins qu’un site neuf. Rien ne s’ajoute au devis sans votre accord écrit.`,
  },
  {
    id: 'acces-perdus',
    question: 'Notre ancienne agence garde les accès. Que faire ?',
    answer:
      'Commencez par le nom de domaine. S’il est à votre nom, son vendeur doit vous remettre le code qui le déplace. Sinon, demandez-le à l’agence par écrit ; il faut parfois saisir l’Afnic (Syreli) ou changer de nom de domaine.',
    link: { to: `${pages.agence.path}#engagements`, text: 'Vérifier les quatre choses à votre nom' },
  },
]

export const appel = {
  title: 'Un doute sur votre site ?',
  accent: 'Envoyez-nous son adresse.',
  action: 'Faire examiner mon site',
  note: noteOfAuditFrom(config),
}

/** The call in the middle of the page. */
export const milieu = 'Trois signes ou plus ? Dites-nous lesquels, avec l’adresse de votre site.'
