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
  /** Invitation to try the screen: « ajoutez un pain ». The page it is a picture of is then in scripts/demonstrations, under the same name. */
  essai?: string
}

/** A screen that other pages show too: the cover, the first screen of a phone, the one for bands. */
export interface EcranDeCarte extends Ecran {
  /** The same as `alt`, in the few words that are heard on each of these cards. */
  altCourt: string
  /** True for the screen that bands show instead of a cover which writes the title in large itself. */
  vitrine?: boolean
}

/** A result of the site, measured before and after: « 340 », « 12 ». */
export interface Resultat {
  /** The thing counted, and over what time: « Demandes de devis par mois ». */
  mesure: string
  avant: string
  apres: string
  /** Where both figures come from: « Search Console ». */
  source: string
  /** Day of the second, `2027-03-03`. */
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

/** Evidence of a real project; refused on a demonstration, which has none of it. */
export interface Preuves {
  client?: string
  /** Address of the site, `https:`. */
  url?: string
  /** From the first meeting to the launch: « dix semaines ». */
  duree?: string
  resultats?: Resultat[]
  temoignage?: Temoignage
}

export interface Projet extends Preuves {
  titre: string
  /** A few words under the title of the card, at most 90 characters. */
  accroche: string
  /** Meta description, and first sentence of the page: 70 to 155 characters. */
  resume: string
  /** Kind of organisation, as a visitor would say it: « Librairie de quartier ». */
  secteur: string
  service: ServiceId
  /** Day of publication, `2026-11-20`: within a service, the list is sorted by it. Shown for a real project only. */
  date: string
  /** True for a fictitious organisation: said on the card and on the page. */
  demonstration: boolean
  /** True while it is being written: shown by `npm run dev` and in previews, never on the published site. */
  brouillon?: boolean
  /** Ground colour behind the screens. */
  teinte: Tint
  /** Closing question of the page, which the project itself leads to: 15 to 60 characters. */
  question: string
  couverture: Omit<EcranDeCarte, 'vitrine'>
  /** The first whose `format` is `mobile` is a screen of cards, and has its `altCourt`. */
  ecrans: (Ecran | EcranDeCarte)[]
}

export type EcranCharge = Omit<Ecran, 'fichier' | 'essai'> & {
  image: Image
  /** Invitation to try the screen, and the path of the page where it can be tried. */
  essai?: { texte: string; path: string }
}

/** View model of a project in a list: a band or a row. */
export interface ProjetResume extends Omit<Projet, 'question' | 'couverture' | 'ecrans' | keyof Preuves> {
  name: string
  /** Its cover, or the screen for bands. */
  couverture: EcranCharge
  /** Its first screen of a phone. */
  telephone?: EcranCharge
}

/** View model of the project on a service's page, with the text of the link to it. */
export interface ProjetExemple extends ProjetResume {
  lien: string
}

/** Everything the page of one project shows. */
export interface ProjetComplet extends Omit<ProjetResume, 'telephone'>, Preuves {
  question: string
  ecrans: EcranCharge[]
  Etude: MDXContent
  /** The next of the list, which loops. */
  suivant?: ProjetResume
}

/** Identity function that gives `projet.ts` its type. */
export const defineProjet = (projet: Projet): Projet => projet
