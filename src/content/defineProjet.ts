/** Types of a project. One folder per project under `projets/`: `projet.ts`, `etude.mdx`, and the images named here. */
import type { MDXContent } from 'mdx/types'
import type { Image } from '@/components/Picture/Picture'
import type { ServiceId } from '@/site/services'
import type { Tint } from '@/theme/tokens'

export interface Ecran {
  /** File of the project's folder. */
  fichier: string
  /** Text alternative of the image. */
  alt: string
  legende: string
  /** Shape of the screen in which it is framed. */
  format: 'bureau' | 'mobile'
  /**
   * A thing to try in the demonstration of the screen, written under it: « ajoutez un pain ». The HTML of the demonstration is in
   * scripts/demonstrations, under the same name.
   */
  essai?: string
}

/** A screen also shown on cards of other pages: the cover, the first phone, the screen for bands. */
export interface EcranDeCarte extends Ecran {
  /** Short text alternative, for cards. */
  altCourt: string
  /** True for the screen that bands show instead of the cover, when the cover itself contains the title in large type. */
  vitrine?: boolean
}

/** The cover of a project: at the top of its page, and on cards. */
export type Couverture = Omit<EcranDeCarte, 'vitrine'>

/** A result of the site, measured before and after: « 340 », « 12 ». */
export interface Resultat {
  /** Quantity and period: « Demandes de devis par mois ». */
  mesure: string
  avant: string
  apres: string
  /** Where both figures come from: « Search Console ». */
  source: string
  /** Date of the second figure, `2027-03-03`. */
  date: string
}

export interface Temoignage {
  /** Their own words. */
  texte: string
  auteur: string
  fonction: string
  date: string
  /** Day of their written consent to this publication. */
  accord: string
}

/** Evidence of a real project; an error on a demonstration. */
export interface Preuves {
  client?: string
  /** URL of the site, `https:`. */
  url?: string
  /** From the first meeting to the launch: « dix semaines ». */
  duree?: string
  resultats?: Resultat[]
  temoignage?: Temoignage
}

/** Drawings for the words in bold of a study: houses alike, ready pages, a part that goes to the next page, a barred biscuit, scales. */
export const signes = ['maisons', 'page', 'echange', 'biscuit', 'balance'] as const

export type Signe = (typeof signes)[number]

export interface Projet extends Preuves {
  titre: string
  /** A few words under the title of the card, at most 90 characters. */
  accroche: string
  /** Meta description, and first sentence of the page: 70 to 155 characters. */
  resume: string
  /** Kind of organisation, as a visitor would say it: « Librairie de quartier ». */
  secteur: string
  service: ServiceId
  /** Date of publication, `2026-11-20`: sorts the list within a service; displayed for real projects only. */
  date: string
  /** True for a fictitious organisation, which card and page state. */
  demonstration: boolean
  /** True while it is being written: shown by `npm run dev` and in previews, never on the published site. */
  brouillon?: boolean
  /** Ground colour behind the screens. */
  teinte: Tint
  /** Drawings of decisions, by the words in bold that begin them in the study, or of a paragraph in bold. */
  signes?: Record<string, Signe>
  /** Closing question of the page, about the project: 15 to 60 characters. */
  question: string
  couverture: Couverture
  /** The first with the format `mobile` is shown on cards and needs `altCourt`. */
  ecrans: (Ecran | EcranDeCarte)[]
}

export type EcranCharge = Omit<Ecran, 'fichier' | 'essai'> & {
  image: Image
  /** A thing to try in the demonstration, and its path. */
  essai?: { texte: string; path: string }
}

/** View model of a project in a list: a band or a row. */
export interface ProjetResume extends Omit<Projet, 'question' | 'signes' | 'couverture' | 'ecrans' | keyof Preuves> {
  name: string
  /** Its cover, or the screen for bands. */
  couverture: EcranCharge
  /** Its first screen of a phone. */
  telephone?: EcranCharge
}

/** View model of the project on a service's page, with the text of the link to it. */
export interface ProjetExemple extends ProjetResume {
  link: string
}

/** Everything the page of one project shows. */
export interface ProjetComplet extends Omit<ProjetResume, 'telephone'>, Preuves {
  couverture: EcranCharge
  question: string
  signes?: Record<string, Signe>
  ecrans: EcranCharge[]
  Etude: MDXContent
  /** Next project of the list; the first one after the last. */
  suivant?: ProjetResume
}

/** Identity function that gives `projet.ts` its type. */
export const defineProjet = (projet: Projet): Projet => projet
