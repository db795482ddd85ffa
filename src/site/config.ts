/**
 * Everything an owner replaces to make the site theirs. What is not known stays `undefined`, never invented:
 * the pages leave it out or, where the law asks for it, show « à compléter ». `npm run check:launch` lists what is missing.
 */
import { environment } from './environment.ts'

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

export interface SiteConfig {
  /** Brand, as written in titles and in the header. */
  nom: string
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
  /** Where the agency goes, for search engines: names that `signature` or each service's page shows. */
  zones: string[]
  /** False keeps demonstration projects out of search results and of the sitemap; the pages themselves stay. */
  demonstrations: { indexables: boolean }
  /** Who has read every promise and legal statement of `src/content`, and when: `2027-03-03`. */
  engagementsRelus: { date: string; par: string } | undefined
  contact: {
    email: string
    /** As written for a French reader: « 03 20 00 00 00 ». */
    telephone: string | undefined
    adresse: Adresse | undefined
    /** How soon a person answers, as the sentence ends: « sous deux jours ouvrés ». */
    delaiReponse: string | undefined
    /** Where the form posts; undefined opens a prefilled e-mail instead. */
    endpoint: string | undefined
  }
  /** What the law asks for on /legal/mentions-legales (LCEN, art. 1-1). */
  legal: {
    raisonSociale: string | undefined
    formeJuridique: string | undefined
    capital: string | undefined
    rcs: string | undefined
    siren: string | undefined
    tva: string | undefined
    directeurPublication: string | undefined
    hebergeur: Hebergeur | undefined
  }
  /** What the privacy page says of personal data: « trois ans », « treize mois », « France ». */
  donnees: {
    conservationMessages: string | undefined
    conservationMesure: string | undefined
    conservationJournaux: string | undefined
    paysHebergement: string | undefined
    /** What leaves the European Union, and under which guarantee (GDPR, art. 13.1.f): « aucun transfert ». */
    transferts: string | undefined
  }
  /** Where to report a vulnerability: an address (`mailto:` or `https:`) and when this information expires (ISO 8601). */
  securite: { contact: string; expires: string } | undefined
  /** Public profiles, shown in the footer and given to search engines as `sameAs`. */
  reseaux: { nom: string; url: string }[]
}

export const config: SiteConfig = {
  nom: 'Violine',
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
  zones: ['Lille', 'Hauts-de-France'],
  demonstrations: { indexables: true },
  engagementsRelus: undefined,
  contact: {
    email: 'bonjour@violine.example',
    telephone: undefined,
    adresse: undefined,
    delaiReponse: undefined,
    endpoint: environment.contactEndpoint,
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
  },
  donnees: {
    conservationMessages: undefined,
    conservationMesure: undefined,
    conservationJournaux: undefined,
    paysHebergement: undefined,
    transferts: undefined,
  },
  securite: undefined,
  reseaux: [],
}
