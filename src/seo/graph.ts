/**
 * Structured data: one JSON-LD graph per page (https://schema.org), with stable `@id`s. Only facts that the page shows; no reviews or
 * ratings.
 */
import type { Graph, Organization, Thing } from 'schema-dts'
import type { Jour, SiteConfig, Tarif } from '@/site/config'
import { crumbsOf, type PageMeta, pages, projetPath } from '@/site/pages'
import { serviceIds } from '@/site/services'
import { absoluteUrl } from './head'

/** Structured data specific to a page's content. */
export interface PageData {
  /** Projects of a list, in its order. */
  projets?: { name: string; titre: string }[]
  /** The one project a page is about, with the URL of its cover. */
  projet?: { titre: string; resume: string; date: string; demonstration: boolean; image: string }
  /** Date of the last update, as displayed: `2026-11-20`. */
  updated?: string
}

const pageTypes: Record<string, 'AboutPage' | 'ContactPage' | 'CollectionPage'> = {
  [pages.agence.path]: 'AboutPage',
  [pages.contact.path]: 'ContactPage',
  [pages.projets.path]: 'CollectionPage',
}

/** Pages that say how to reach the agency and who works there: the others name it, and no more. */
const showsAgency: string[] = [pages.accueil.path, pages.agence.path, pages.contact.path]

/** https://schema.org/openingHours */
export const dayCodes: Record<Jour, string> = {
  lundi: 'Mo',
  mardi: 'Tu',
  mercredi: 'We',
  jeudi: 'Th',
  vendredi: 'Fr',
  samedi: 'Sa',
  dimanche: 'Su',
}

/** « Mo-Fr 09:00-18:00 » (https://schema.org/openingHours) */
const openingHours = ({ horaires }: SiteConfig['contact']) =>
  horaires.map(
    ({ du, au, ouvre, ferme }) => `${du === au ? dayCodes[du] : `${dayCodes[du]}-${dayCodes[au]}`} ${ouvre}-${ferme}`,
  )

/** The team, on pages that show it; age and size of the agency, on the page that shows them. */
function people({ equipe, reperes }: SiteConfig, path: string) {
  const { depuis, effectif } = reperes ?? {}
  return {
    ...(path !== pages.accueil.path &&
      equipe.length > 0 && {
        employee: equipe.map(({ prenom, nom, role }) => ({
          '@type': 'Person' as const,
          name: `${prenom} ${nom}`,
          jobTitle: role,
        })),
      }),
    ...(path === pages.accueil.path && depuis && { foundingDate: String(depuis) }),
    ...(path === pages.accueil.path &&
      effectif && { numberOfEmployees: { '@type': 'QuantitativeValue' as const, value: effectif } }),
  }
}

/** A starting price without VAT. `minPrice` is the exact meaning; search engines also require `price`. */
const offer = ({ aPartirDe }: Tarif) => ({
  '@type': 'Offer' as const,
  priceSpecification: {
    '@type': 'PriceSpecification' as const,
    price: aPartirDe,
    minPrice: aPartirDe,
    priceCurrency: 'EUR',
    valueAddedTaxIncluded: false,
  },
})

/** The agency: an Organization; on pages that show its address, a ProfessionalService, which requires one. */
function organization(config: SiteConfig, url: string, path: string): Organization {
  const { nom, contact, reseaux } = config
  const { email, telephone, adresse } = contact
  const named = { '@id': `${url}#organisation`, name: nom, url }
  if (!showsAgency.includes(path)) return { '@type': 'Organization', ...named }
  return {
    '@type': adresse ? 'ProfessionalService' : 'Organization',
    ...named,
    logo: `${url}icon-512.png`,
    email,
    ...(telephone && { telephone }),
    ...(adresse && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: adresse.rue,
        postalCode: adresse.codePostal,
        addressLocality: adresse.ville,
        addressCountry: 'FR',
      },
    }),
    ...(adresse && contact.horaires.length > 0 && { openingHours: openingHours(contact) }),
    ...people(config, path),
    ...(reseaux.length > 0 && { sameAs: reseaux.map((reseau) => reseau.url) }),
  }
}

/** The graph of a page. Types are checked against schema.org by schema-dts. */
export function graphOf(page: PageMeta, description: string, data: PageData, config: SiteConfig): Graph {
  const at = (path: string) => absoluteUrl(path, config)
  const site = at('/')
  const url = at(page.path)
  const isHome = url === site
  const publisher = { '@id': `${site}#organisation` }
  const { projets, projet, updated } = data
  const service = serviceIds.find((id) => pages[id].path === page.path)
  const tarif = service && config.tarifs[service]
  const main = service ? '#service' : projets ? '#liste' : projet ? '#projet' : undefined
  const nodes: Thing[] = [
    {
      '@type': pageTypes[page.path] ?? 'WebPage',
      '@id': `${url}#page`,
      url,
      name: page.subject,
      description,
      inLanguage: 'fr',
      ...(isHome && { isPartOf: { '@id': `${site}#site` } }),
      about: publisher,
      ...(projet && { primaryImageOfPage: { '@type': 'ImageObject', url: config.origin + projet.image } }),
      ...(updated && { dateModified: updated }),
      ...(!isHome && { breadcrumb: { '@id': `${url}#fil` } }),
      ...(main && { mainEntity: { '@id': `${url}${main}` } }),
    },
    organization(config, site, page.path),
  ]
  // Search engines read the name of the site on its home page alone (https://developers.google.com/search/docs/appearance/site-names).
  if (isHome)
    nodes.push({ '@type': 'WebSite', '@id': `${site}#site`, name: config.nom, url: site, inLanguage: 'fr', publisher })
  else
    nodes.push({
      '@type': 'BreadcrumbList',
      '@id': `${url}#fil`,
      // The last is the page itself, whose URL is not asked for
      // (https://developers.google.com/search/docs/appearance/structured-data/breadcrumb).
      itemListElement: crumbsOf(page).map(({ label, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        ...(path !== page.path && { item: at(path) }),
      })),
    })
  if (service)
    nodes.push({
      '@type': 'Service',
      '@id': `${url}#service`,
      name: page.label,
      description,
      url,
      provider: publisher,
      areaServed: config.zones
        .filter((name) => config.signature.includes(name))
        .map((name) => ({ '@type': 'AdministrativeArea', name })),
      ...(tarif && { offers: offer(tarif) }),
    })
  if (projets)
    nodes.push({
      '@type': 'ItemList',
      '@id': `${url}#liste`,
      itemListElement: projets.map(({ name, titre }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: titre,
        url: at(projetPath(name)),
      })),
    })
  if (projet)
    nodes.push({
      '@type': 'CreativeWork',
      '@id': `${url}#projet`,
      url,
      name: projet.titre,
      abstract: projet.resume,
      // Demonstrations have no date: their site was never published.
      ...(projet.demonstration ? { genre: 'Projet de démonstration' } : { datePublished: projet.date }),
      image: config.origin + projet.image,
      creator: publisher,
    })
  return { '@context': 'https://schema.org', '@graph': nodes }
}

/** Serializes for a `<script>`, with every `<` escaped so that no text can close the element. */
export const serializeGraph = (graph: Graph) => JSON.stringify(graph).replaceAll('<', '\\u003c')
