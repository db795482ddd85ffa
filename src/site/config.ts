/**
 * Everything an owner replaces to make the site theirs. What is not known stays `undefined` or empty, never invented: the pages leave it out
 * or, where the law asks for it, show « à compléter ». `null` says that a fact the law may ask for does not exist here (« sans objet »): its
 * line is left out. `npm run check:launch` lists what is missing; a value that cannot be right stops the build (scripts/launch/configSchema.ts).
 */
import { environment } from './environment.ts'
import type { Receiver } from './readEnvironment.ts'
import type { ServiceId } from './services.ts'

interface Adresse {
  rue: string
  codePostal: string
  ville: string
}

interface Hebergeur {
  nom: string
  adresse: string
  telephone: string
}

/** A fact the law may ask for: `null` when it does not exist, `undefined` while nobody has given it. */
type Legal<T> = T | null | undefined

export interface Membre {
  prenom: string
  nom: string
  /** Their work for a client: « Développement ». */
  role: string
  /** One sentence of theirs, or about how they work. */
  phrase: string
  /** Square picture of `public/`, at least 320 pixels wide: `/equipe/camille.webp`. */
  photo?: string
}

export interface Tarif {
  /** In euros, without VAT. */
  aPartirDe: number
  /** Unit of the price, after « HT »: « par mois », « le site » ; empty when it goes without saying. */
  unite: string
  /** Contents of the offer, as a sentence goes on: « cinq pages, textes relus, formulaire ». */
  comprend: string
}

export interface Reference {
  client: string
  /** Address of the client's site, `https:`. */
  site?: string
  /** Their own words. */
  phrase: string
  auteur: string
  fonction: string
  /** Day of the words, `2027-03-03`. */
  date: string
  /** Day of their written consent to this publication: without it, the build stops. */
  accord: string
}

export type Jour = 'lundi' | 'mardi' | 'mercredi' | 'jeudi' | 'vendredi' | 'samedi' | 'dimanche'

/** Days in a row with the same hours: from `lundi` to `vendredi`, from `09:00` to `18:00`. */
export interface Horaire {
  du: Jour
  au: Jour
  ouvre: string
  ferme: string
}

export interface SiteConfig {
  /** Brand, as written in titles and in the header. */
  nom: string
  /** Where the agency is, as a sentence says it: « à Lille », « au Mans ». In titles, descriptions, and the hour of the street. */
  lieu: string
  /** Whose clocks the street shows, as IANA names it: https://www.iana.org/time-zones. */
  fuseauHoraire: string
  /** One line under the logo of the footer. */
  signature: string
  /** Scheme and host, no trailing slash. */
  origin: string
  /** Path of the site on its host, with both slashes. */
  basePath: string
  indexable: boolean
  analytics: {
    origin: string
    siteId: string
    /** When the measurement was held against the CNIL's conditions, and on which version of Rybbit: « 3 mars 2027 », « 2.6 ». */
    evaluation: { date: string; version: string } | undefined
  }
  /** First conversation with a client, said under the buttons that ask for one: « trente minutes », and whether it costs nothing. */
  premierEchange: { duree: string; gratuit: boolean } | undefined
  /** True when an audit, an inventory or an examination before a quote costs nothing. Said under the buttons that ask for one; silent until given. */
  gratuitAvantDevis: boolean | undefined
  /** How a client pays, in one sentence: « Le paiement suit les étapes : un tiers à la commande, le reste à la livraison. » */
  paiement: string | undefined
  /** Who answers when the client's person is away, in one sentence: « En son absence, Camille vous répond. » */
  remplacement: string | undefined
  /** Who works here. Shown on the agency's page (first), on the contact page and at the foot of each service's page. */
  equipe: Membre[]
  /** Facts anyone can check, under the title of the home page: year of creation, number of people, of sites looked after. */
  reperes: { depuis?: number; effectif?: number; sitesSuivis?: number } | undefined
  /** Prices « à partir de » : in « En bref », in the answers on prices, and for search engines. */
  tarifs: Partial<Record<ServiceId, Tarif>>
  /** Usual length of the work, in « En bref » and in the answers on time: « six à dix semaines ». */
  delais: Partial<Record<ServiceId, string>>
  /** When the agency can start, beside the first buttons, until that day (`2027-03-03`): « Prochain départ de projet en avril. » */
  disponibilite: { texte: string; jusquau: string } | undefined
  /** Clients' words, on the home page and on each service's page. */
  references: Reference[]
  /** A link to where reviews are kept, in the footer; never a rating copied here. */
  avis: { source: string; url: string } | undefined
  /** Advice of `check:launch` that the owner has decided to do without: `demonstrations`, or the field it names. */
  accepte: string[]
  /** Where the agency goes, for search engines: names that `signature` or each service's page shows. */
  zones: string[]
  /** False keeps demonstration projects out of search results and of the sitemap; the pages themselves stay. */
  demonstrations: { indexables: boolean }
  /** Who has read every promise and legal statement of `src/content`, and when: `2027-03-03`. */
  engagementsRelus: { date: string; par: string } | undefined
  /** An audit of this site against the RGAA by somebody else: its day, by whom, and the share of criteria held, in percent. */
  auditAccessibilite: { date: string; auditeur: string; taux: number } | undefined
  contact: {
    email: string
    /** As written for a French reader: « 03 20 00 00 00 ». */
    telephone: string | undefined
    adresse: Adresse | undefined
    /** How soon a person answers, as the sentence ends: « sous deux jours ouvrés ». */
    delaiReponse: string | undefined
    /** Opening hours, on the contact page and in the footer. */
    horaires: Horaire[]
    /** Where to book an appointment, `https:`: on the contact page and in the footer. */
    rendezVous: string | undefined
    /** Where the form posts; undefined opens a prefilled e-mail instead. */
    endpoint: string | undefined
    /** Which receiver of this site that is; undefined for one elsewhere. */
    receiver: Receiver | undefined
  }
  /** Statements that the law requires on /legal/mentions-legales (LCEN, art. 1-1). */
  legal: {
    raisonSociale: string | undefined
    formeJuridique: string | undefined
    capital: Legal<string>
    rcs: Legal<string>
    siren: Legal<string>
    tva: Legal<string>
    directeurPublication: string | undefined
    hebergeur: Hebergeur | undefined
    /** Professional insurance: insurer, and where it holds. Left out until given, as are the next two. */
    assurance: Legal<string>
    /** Address of the general terms of sale, `https:`. */
    conditions: Legal<string>
    /** Consumer mediator: name and address of its site. */
    mediateur: Legal<string>
  }
  /** Statements on personal data for the privacy page: « trois ans », « treize mois », « France ». */
  donnees: {
    conservationMessages: string | undefined
    conservationMesure: string | undefined
    conservationJournaux: string | undefined
    paysHebergement: string | undefined
    /** Transfers out of the European Union, and their guarantee (GDPR, art. 13.1.f): « aucun transfert ». */
    transferts: Legal<string>
    /** Who else receives data (GDPR, art. 13.1.e): « OVHcloud », « messagerie », « France ». */
    prestataires: Legal<{ nom: string; role: string; pays: string }[]>
  }
  /** Where to report a vulnerability: an address (`mailto:` or `https:`) and when this information expires (ISO 8601). */
  securite: { contact: string; expires: string } | undefined
  /** Public profiles, shown in the footer and given to search engines as `sameAs`. */
  reseaux: { nom: string; url: string }[]
}

export const config: SiteConfig = {
  nom: 'Violine',
  lieu: 'à Lille',
  fuseauHoraire: 'Europe/Paris',
  signature: 'Agence web à Lille et dans les Hauts-de-France',
  origin: environment.siteOrigin,
  basePath: environment.basePath,
  indexable: environment.indexable,
  analytics: {
    origin: environment.analyticsOrigin,
    siteId: '1',
    evaluation: undefined,
  },
  premierEchange: undefined,
  gratuitAvantDevis: undefined,
  paiement: undefined,
  remplacement: undefined,
  equipe: [],
  reperes: undefined,
  tarifs: {},
  delais: {},
  disponibilite: undefined,
  references: [],
  avis: undefined,
  accepte: [],
  zones: ['Lille', 'Hauts-de-France'],
  demonstrations: { indexables: false },
  engagementsRelus: undefined,
  auditAccessibilite: undefined,
  contact: {
    email: 'bonjour@violine.example',
    telephone: undefined,
    adresse: undefined,
    delaiReponse: undefined,
    horaires: [],
    rendezVous: undefined,
    endpoint: environment.contactEndpoint,
    receiver: environment.contactReceiver,
  },
  legal: {
    raisonSociale: undefined,
    formeJuridique: undefined,
    capital: undefined,
    rcs: undefined,
    siren: undefined,
    tva: undefined,
    directeurPublication: undefined,
    hebergeur: undefined,
    assurance: undefined,
    conditions: undefined,
    mediateur: undefined,
  },
  donnees: {
    conservationMessages: undefined,
    conservationMesure: undefined,
    conservationJournaux: undefined,
    paysHebergement: undefined,
    transferts: undefined,
    prestataires: undefined,
  },
  securite: undefined,
  reseaux: [],
}
