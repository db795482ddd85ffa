/**
 * Every page of the site: the only place for paths and titles. Descriptions are in src/content/. `check:style` reports those beyond
 * `limits`.
 */
import { config } from './config.ts'
import { contactPage } from './readEnvironment.ts'
import type { ServiceId } from './services.ts'

/** Lengths, in characters, that search results show in full. */
export const limits = { title: { max: 60 }, description: { min: 70, max: 155 } } as const

export interface PageMeta {
  /** Path under the base, with a leading slash and no trailing one. */
  path: string
  /** Whole `<title>`, brand included where there is room. */
  title: string
  /** Short name, in menus and in the breadcrumb of the pages below it. */
  label: string
  /** Words people search for: last item of the page's breadcrumb. Defaults to its title. */
  subject: string
  /** False: no header and footer. */
  layout: boolean
  /** False: `noindex`, no canonical URL, not in the sitemap. */
  indexable: boolean
  /** False: `noindex`, not in the sitemap, but with a canonical URL for sharing. */
  listed: boolean
  /** Project pages: the tint (src/theme/tokens.ts), which also colours the header. */
  tint?: string
  /** Project pages: text alternative of the share image. */
  cover?: string
  /** `article:section` of a project’s page: its service. There is no `article:published_time`: a study has no date. */
  section?: string
}

/** Appends the brand to a title if it fits in search results. */
function branded(title: string): string {
  const whole = `${title} | ${config.nom}`
  return whole.length <= limits.title.max ? whole : title
}

const page = (path: string, label: string, title: string, options: Partial<PageMeta> = {}): PageMeta => ({
  path,
  label,
  title: branded(title),
  subject: title,
  layout: true,
  indexable: true,
  listed: true,
  ...options,
})

export const pages = {
  accueil: page('/', 'Accueil', `Agence web ${config.lieu} : création, refonte, SEO`),
  agence: page('/agence-developpement-web-lille', 'L’agence', `Développement web ${config.lieu} : sites sur mesure`, {
    subject: `Agence de développement web ${config.lieu}`,
  }),
  creation: page('/creation-site-web', 'Création de site web', `Création de site internet ${config.lieu}`),
  refonte: page('/refonte-site-web', 'Refonte de site web', `Refonte de site internet ${config.lieu}`),
  hebergement: page(
    '/hebergement-web',
    'Hébergement et maintenance',
    `Hébergement et maintenance de site ${config.lieu}`,
  ),
  referencement: page('/referencement-naturel', 'Référencement naturel', `Référencement naturel (SEO) ${config.lieu}`),
  expertises: page('/nos-expertises', 'Nos expertises', 'Expertises web : vitesse, accessibilité, sécurité', {
    subject: 'Nos expertises',
  }),
  projets: page('/projets', 'Projets', 'Réalisations et démonstrations'),
  contact: page(contactPage, 'Nous contacter', `Devis de site internet ${config.lieu} : contactez-nous`, {
    subject: `Devis de site internet ${config.lieu}`,
  }),
  mentions: page('/legal/mentions-legales', 'Mentions légales', 'Mentions légales'),
  confidentialite: page(
    '/legal/politique-confidentialite-cookies',
    'Confidentialité et cookies',
    'Politique de confidentialité et de cookies',
    { subject: 'Politique de confidentialité' },
  ),
  accessibilite: page('/accessibilite', 'Accessibilité', 'Accessibilité de ce site : état des lieux', {
    subject: 'Accessibilité',
  }),
  plan: page('/plan-du-site', 'Plan du site', 'Plan du site'),
  introuvable: page('/404', 'Page introuvable', 'Page introuvable', { indexable: false }),
} satisfies Record<ServiceId, PageMeta> & Record<string, PageMeta>

export type PageId = keyof typeof pages

/** Route pattern of a project's page. */
export const projetPattern = '/projet/:name'

/** Path of a project's page: built nowhere else. */
export const projetPath = (name: string) => `/projet/${name}`

/** The project « ce site », with measured figures, linked from every footer while it is published. */
export const thisSite = 'ce-site'

/**
 * Metadata of a project's page; the title says when it is fictitious.
 * @param demonstrations the owner's choice: `indexables`, whether search engines may index fictitious projects
 */
export const projetMeta = (
  {
    name,
    titre,
    teinte,
    service,
    demonstration,
    couverture,
  }: {
    name: string
    titre: string
    teinte: string
    service: ServiceId
    demonstration: boolean
    couverture: { alt: string }
  },
  demonstrations = config.demonstrations,
): PageMeta =>
  page(projetPath(name), titre, `${titre}, ${demonstration ? 'démonstration' : 'étude de cas'}`, {
    subject: titre,
    listed: !demonstration || demonstrations.indexables,
    tint: teinte,
    cover: couverture.alt,
    section: pages[service].label,
  })

/** Subjects that a link to the contact page can preselect. */
export type Besoin = ServiceId | 'question'

/** Path of the contact page with a preselected subject. */
export const contactPath = (besoin: Besoin) => `${pages.contact.path}?besoin=${besoin}`

/** Breadcrumb of a page, itself last; empty for the home page. */
export function crumbsOf(page: Pick<PageMeta, 'path' | 'subject'>): { label: string; path: string }[] {
  if (page.path === '/') return []
  const parents = page.path.startsWith(projetPath('')) ? [pages.accueil, pages.projets] : [pages.accueil]
  return [...parents.map(({ label, path }) => ({ label, path })), { label: page.subject, path: page.path }]
}

/** Breadcrumb of a page, by id. */
export const crumbsTo = (id: PageId) => crumbsOf(pages[id])
