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
  analytics: { origin: string; siteId: string }
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
  }
  /** Where to report a vulnerability: an address (`mailto:` or `https:`) and when this information expires (ISO 8601). */
  securite: { contact: string; expires: string } | undefined
  /** Public profiles, shown in the footer and given to search engines as `sameAs`. */
  reseaux: { nom: string; url: string }[]
}

export const config: SiteConfig = {
  nom: 'Violine',
  signature: 'Agence web à Lille',
  origin: environment.siteOrigin,
  basePath: environment.basePath,
  indexable: environment.indexable,
  analytics: { origin: environment.analyticsOrigin, siteId: '1' },
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
  },
  securite: undefined,
  reseaux: [],
}
