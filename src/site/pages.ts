/**
 * Every page of the site: the one place where a path, a title or a description is written.
 * Titles and descriptions keep within `limits` (tests/dist/head.test.ts).
 */
import { config } from './config.ts'

/** Lengths, in characters, that a result page shows whole. */
export const limits = { title: { max: 60 }, description: { min: 70, max: 155 } } as const

export interface PageMeta {
  /** Path under the base, with a leading slash and no trailing one. */
  path: string
  /** Whole `<title>`, brand included. */
  title: string
  description: string
  /** Short name in the breadcrumb. */
  label: string
  /** False: the page view alone, without navigation bar and footer. */
  layout: boolean
  /** False: `noindex`, no canonical URL, not in the sitemap. */
  indexable: boolean
  /** False: `noindex` and not in the sitemap, at an address of its own that people may share all the same. */
  listed: boolean
}

const page = (
  path: string,
  label: string,
  title: string,
  description: string,
  options: Partial<PageMeta> = {},
): PageMeta => ({
  path,
  label,
  title: `${title} | ${config.nom}`,
  description,
  layout: true,
  indexable: true,
  listed: true,
  ...options,
})

export const pages = {
  accueil: page(
    '/',
    'Accueil',
    `Agence web ${config.lieu} : création, refonte, SEO`,
    `Agence web ${config.lieu} pour les petites et moyennes entreprises : création, refonte, hébergement et référencement de sites rapides et accessibles.`,
  ),
  agence: page(
    '/agence-developpement-web-lille',
    'L’agence',
    `Développement web ${config.lieu} : rôles et méthode`,
    'Qui fait quoi, comment se passe une semaine de projet, ce que le contrat vous garantit et comment nous quitter sans rien perdre.',
  ),
  creation: page(
    '/creation-site-web',
    'Création de site web',
    `Création de site internet ${config.lieu}, sur mesure`,
    `Site vitrine, catalogue ou outil sur mesure ${config.lieu} : les trois formules comparées, ce qui est compris, les étapes et votre part à chacune.`,
  ),
  refonte: page(
    '/refonte-site-web',
    'Refonte de site web',
    `Refonte de site internet ${config.lieu}`,
    'Faut-⁠il refaire votre site ? Sept signes à vérifier seul en vingt minutes, puis comment garder vos pages, vos liens et vos positions dans Google.',
  ),
  hebergement: page(
    '/hebergement-web',
    'Hébergement et maintenance',
    `Hébergement et maintenance de site ${config.lieu}`,
    'Surveillance toutes les cinq minutes, sauvegardes testées, mises à jour de sécurité : ce que comprend la maintenance, et un incident type raconté.',
  ),
  referencement: page(
    '/referencement-naturel',
    'Référencement naturel',
    `Référencement naturel (SEO) ${config.lieu}`,
    `Audit SEO, contenus, fiche Google et recherche locale ${config.lieu} : six contrôles à faire vous-⁠même, et ce que personne ne peut vous promettre.`,
  ),
  expertises: page(
    '/nos-expertises',
    'Nos exigences',
    'Site rapide, accessible, sécurisé : vérifiez',
    'Vitesse, accessibilité, écoconception, sécurité, données : ce que chaque exigence change pour vos clients, et comment la vérifier vous-⁠même.',
  ),
  projets: page(
    '/projets',
    'Projets',
    'Projets : notre site et nos démonstrations',
    'Un site réel, le nôtre, mesuré à chaque mise en ligne, et des démonstrations sur des organisations fictives : besoin, choix, écrans.',
  ),
  contact: page(
    '/nous-contacter',
    'Nous contacter',
    `Nous contacter : votre projet de site ${config.lieu}`,
    `Décrivez votre projet en trois phrases : une personne de l’agence vous répond par écrit. Premier échange ${config.lieu} ou à distance, puis un devis.`,
  ),
  mentions: page(
    '/legal/mentions-legales',
    'Mentions légales',
    'Mentions légales',
    `Éditeur, directeur de la publication, hébergeur et propriété intellectuelle du site ${config.nom}, agence de développement web ${config.lieu}.`,
  ),
  confidentialite: page(
    '/legal/politique-confidentialite-cookies',
    'Confidentialité et cookies',
    'Confidentialité et cookies',
    'Quelles données ce site traite, pourquoi, combien de temps, et vos droits. Aucun cookie, une mesure d’audience que vous pouvez couper ici.',
  ),
  plan: page(
    '/plan-du-site',
    'Plan du site',
    'Plan du site',
    'Toutes les pages du site, rangées : les quatre services, les projets un par un, l’agence et ses exigences, les informations légales.',
  ),
  introuvable: page(
    '/404',
    'Page introuvable',
    'Page introuvable',
    'Cette page n’existe pas ou n’existe plus. Voici les liens les plus utiles pour retrouver votre chemin : services, projets, contact.',
    { indexable: false },
  ),
} satisfies Record<string, PageMeta>

export type PageId = keyof typeof pages

/** Path pattern of one project, and the function that fills it: nothing else builds such a path. */
export const projetPattern = '/projet/:name'
export const projetPath = (name: string) => `/projet/${name}`

/** Name of a project: that of its folder, and the end of its address. */
export const folderName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * Metadata of one project's page, whose title says whether the project is fictitious.
 * @param demonstrations whether search engines may list the fictitious ones
 */
export const projetMeta = (
  { name, titre, resume, demonstration }: { name: string; titre: string; resume: string; demonstration: boolean },
  demonstrations = config.demonstrations,
): PageMeta =>
  page(projetPath(name), titre, `${titre}, ${demonstration ? 'démonstration' : 'étude de cas'}`, resume, {
    listed: !demonstration || demonstrations.indexables,
  })

/** The four services, in the order in which they are always shown. */
export const serviceIds = ['creation', 'refonte', 'hebergement', 'referencement'] as const satisfies readonly PageId[]
export type ServiceId = (typeof serviceIds)[number]

/** What a link to the contact page can say that it is about. */
export type Besoin = ServiceId | 'question'

/** Path of the contact page with what one writes about already chosen. */
export const contactPath = (besoin: Besoin) => `${pages.contact.path}?besoin=${besoin}`

/** Way from home to a page, which comes last; the home page has none. */
export function crumbsOf(page: Pick<PageMeta, 'path' | 'label'>): { label: string; path: string }[] {
  if (page.path === '/') return []
  const parents = page.path.startsWith(projetPath('')) ? [pages.accueil, pages.projets] : [pages.accueil]
  return [...parents, page].map(({ label, path }) => ({ label, path }))
}

export const crumbsTo = (id: PageId) => crumbsOf(pages[id])
