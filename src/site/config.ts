/**
 * All facts of the owner. Unknown ones stay `undefined` or empty: pages omit them or, where the law requires them, show « à compléter ».
 * `null` means that a legal fact does not apply (« sans objet »): its line is omitted. `npm run check:launch` lists the missing ones; an
 * impossible value stops the build (scripts/launch/configSchema.ts).
 */
import { environment } from './environment.ts'
import type { Receiver } from './readEnvironment.ts'
import type { ServiceId } from './services.ts'
import { withoutBlanks } from './withoutBlanks.ts'

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

/** A fact the law may require: `null` when it does not apply, `undefined` until given. */
type Legal<T> = T | null | undefined

export interface Membre {
  prenom: string
  nom: string
  /** Their work for a client: « Développement ». */
  role: string
  /** One sentence by them, or about how they work. */
  phrase: string
  /** Picture of `public/`, cropped to a square; its shorter side has 160 pixels at least, 320 for sharp screens: `/equipe/camille.webp`. */
  photo?: string
}

export interface Tarif {
  /** In euros, without VAT. */
  aPartirDe: number
  /** Unit after « HT »: « par mois », « le site ». */
  unite?: string
  /** Contents of the offer, as the end of a sentence: « cinq pages, textes relus, formulaire ». */
  comprend: string
}

export interface Reference {
  client: string
  /** URL of the client's site, `https:`. */
  site?: string
  /** Their own words. */
  phrase: string
  auteur: string
  fonction: string
  /** Date of the quotation, `2027-03-03`. */
  date: string
  /** Day of their written consent to this publication: without it, the build stops. */
  accord: string
}

export type Jour = 'lundi' | 'mardi' | 'mercredi' | 'jeudi' | 'vendredi' | 'samedi' | 'dimanche'

/** Days in a row with the same hours: from `lundi` to `vendredi`, from `09:00` to `18:00`. A break at noon makes two lines. */
export interface Horaire {
  du: Jour
  au: Jour
  ouvre: string
  ferme: string
}

export interface SiteConfig {
  /** Brand, as written in titles and in the header. */
  nom: string
  /** Place of the agency with its preposition: « à Lille », « au Mans ». Used in titles, descriptions and the street. */
  lieu: string
  /** Time zone of the street, an IANA name: https://www.iana.org/time-zones. */
  fuseauHoraire: string
  /** One line under the logo of the footer. */
  signature: string
  /** Scheme and host, no trailing slash. */
  origin: string
  /** Path of the site on its host, with both slashes. */
  basePath: string
  indexable: boolean
  /** URL for reports of the security policy (`REPORT_ENDPOINT`), named on the privacy page. */
  signalements: string | undefined
  analytics: {
    origin: string
    siteId: string
    /** Date (`2027-03-03`) and Rybbit version (« 2.6 ») of the evaluation against the CNIL's conditions. */
    evaluation: { date: string; version: string } | undefined
  }
  /** First conversation with a client, mentioned under buttons: « trente minutes », and whether it is free. */
  premierEchange: { duree: string; gratuit: boolean } | undefined
  /**
   * True when audits, inventories and examinations before a quote are free; false when they are paid. Mentioned under the buttons that ask
   * for one.
   */
  gratuitAvantDevis: boolean | undefined
  /** How a client pays, in one sentence: « Le paiement suit les étapes : un tiers à la commande, le reste à la livraison. » */
  paiement: string | undefined
  /** Commitment of a hosting client, in one sentence: « Le contrat est sans durée minimale, avec un mois de préavis. » */
  preavis: string | undefined
  /** Time that a search engine audit asks of the client, in one sentence: « Comptez deux heures de votre temps. » */
  tempsClient: string | undefined
  /** Replacement of an absent contact, in one sentence: « En son absence, Camille vous répond. » */
  remplacement: string | undefined
  /** Who works here. Shown on the agency's page (first), on the contact page and at the foot of each service's page. */
  equipe: Membre[]
  /** Verifiable facts under the title of the home page: founding year, staff, sites maintained. */
  reperes: { depuis?: number; effectif?: number; sitesSuivis?: number } | undefined
  /** Prices « à partir de » : in « En bref », in the answers on prices, and for search engines. */
  tarifs: Partial<Record<ServiceId, Tarif>>
  /** Usual duration of the work, in « En bref » and in answers on time: « six à dix semaines ». */
  delais: Partial<Record<ServiceId, string>>
  /** Next availability and its end date (`2027-03-03`), beside the first buttons: « Prochain départ de projet en avril. » */
  disponibilite: { texte: string; jusquau: string } | undefined
  /** Clients' words, on the home page and on each service's page. */
  references: Reference[]
  /** Link to reviews kept elsewhere, in the footer; ratings are never copied here. */
  avis: { source: string; url: string } | undefined
  /**
   * Advice of `check:launch` that the owner has dismissed, by the id it prints: `demonstrations`, `brouillons`, `projet:<name>`, or the
   * name of a field.
   */
  accepte: string[]
  /** Service area for search engines: place names of `signature`, which every page shows; others are left out. */
  zones: string[]
  /** False keeps demonstration projects out of search results and of the sitemap; the pages themselves stay. */
  demonstrations: { indexables: boolean }
  /** Who has reviewed every promise and legal statement of `src/content`, and when: `2027-03-03`. */
  engagementsRelus: { date: string; par: string } | undefined
  /** RGAA audit of this site by somebody else: date, auditor, percentage of criteria met. */
  auditAccessibilite: { date: string; auditeur: string; taux: number } | undefined
  contact: {
    email: string
    /** As it is dialled: « 03 20 00 00 00 », « +32 2 555 12 34 ». */
    telephone: string | undefined
    adresse: Adresse | undefined
    /** Response time, as the end of a sentence: « sous deux jours ouvrés ». */
    delaiReponse: string | undefined
    /** Opening hours, on the contact page and in the footer. */
    horaires: Horaire[]
    /** Booking page, `https:`: on the contact page and in the footer. */
    rendezVous: string | undefined
    /** Endpoint of the form; undefined: a prefilled e-mail opens instead. */
    endpoint: string | undefined
    /** Which of our receivers the endpoint is; undefined for another one. */
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
    /** Professional insurance: insurer and territory. Omitted until given, like the next two. */
    assurance: Legal<string>
    /** URL of the general terms of sale, `https:`. */
    conditions: Legal<string>
    /** Consumer mediator: name and URL of its site. */
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
  /** Where to report a vulnerability: a URL (`mailto:`, `https:` or `tel:`) and when this information expires (ISO 8601). */
  securite: { contact: string; expires: string } | undefined
  /** Public profiles, shown in the footer and given to search engines as `sameAs`. */
  reseaux: { nom: string; url: string }[]
}

export const config = withoutBlanks<SiteConfig>({
  nom: 'Violine',
  lieu: 'à Lille',
  fuseauHoraire: 'Europe/Paris',
  signature: 'Agence web à Lille et dans les Hauts-de-France',
  origin: environment.siteOrigin,
  basePath: environment.basePath,
  indexable: environment.indexable,
  signalements: environment.reportEndpoint,
  analytics: {
    origin: environment.analyticsOrigin,
    siteId: '1',
    evaluation: undefined,
  },
  premierEchange: undefined,
  gratuitAvantDevis: undefined,
  paiement: undefined,
  preavis: undefined,
  tempsClient: undefined,
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
})
