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
  ...options,
})

export const pages = {
  accueil: page(
    '/',
    'Accueil',
    'Agence web à Lille : sites rapides et à vous',
    'Agence de développement web à Lille. Nous créons, refondons, hébergeons et référençons des sites rapides, accessibles, qui vous appartiennent.',
  ),
  agence: page(
    '/agence-developpement-web-lille',
    'L’agence',
    'Agence de développement web à Lille',
    'Une équipe lilloise qui développe des sites web : comment nous travaillons, qui fait quoi, ce que nous refusons, et comment tout vous appartient.',
  ),
  creation: page(
    '/creation-site-web',
    'Création de site web',
    'Création de site web à Lille',
    'Créer un site vitrine, un catalogue ou un outil sur mesure à Lille : ce qui est compris, les étapes, ce que nous attendons de vous à chacune.',
  ),
  refonte: page(
    '/refonte-site-web',
    'Refonte de site web',
    'Refonte de site web à Lille',
    'Refaire un site sans perdre ses positions dans Google : les signes qui ne trompent pas, ce que nous gardons, le plan de redirection expliqué.',
  ),
  hebergement: page(
    '/hebergement-web',
    'Hébergement web',
    'Hébergement web et maintenance à Lille',
    'Hébergement et maintenance de site web : ce que nous surveillons, les sauvegardes, les mises à jour, et le récit d’un incident heure par heure.',
  ),
  referencement: page(
    '/referencement-naturel',
    'Référencement naturel',
    'Référencement naturel (SEO) à Lille',
    'Le référencement naturel expliqué simplement : technique, contenus, recherche locale, et ce que personne ne peut vous promettre dans Google.',
  ),
  expertises: page(
    '/nos-expertises',
    'Nos expertises',
    'Nos expertises web, preuves à l’appui',
    'Performance, accessibilité, écoconception, sécurité, développement, données : ce que chaque expertise change pour vous, et où le vérifier.',
  ),
  projets: page(
    '/projets',
    'Projets',
    'Projets de sites web : nos études de cas',
    'Études de cas de sites web par métier : création, refonte, hébergement, référencement. Le besoin, les choix, ce qui a été fait, les mesures.',
  ),
  contact: page(
    '/nous-contacter',
    'Nous contacter',
    'Nous contacter : parlons de votre site',
    'Décrivez votre projet de site web en quelques lignes, par formulaire ou par e-mail. La page dit ce qui se passe ensuite, jusqu’au devis.',
  ),
  mentions: page(
    '/legal/mentions-legales',
    'Mentions légales',
    'Mentions légales',
    `Éditeur, directeur de la publication, hébergeur et propriété intellectuelle du site ${config.nom}, agence de développement web à Lille.`,
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
    'Toutes les pages du site, rangées : les quatre services, les études de cas une par une, l’agence et ses expertises, les informations légales.',
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

/** Metadata of one project's page. */
export const projetMeta = ({ name, titre, resume }: { name: string; titre: string; resume: string }): PageMeta =>
  page(projetPath(name), titre, `${titre}, étude de cas`, resume)

/** The four services, in the order in which they are always shown. */
export const serviceIds = ['creation', 'refonte', 'hebergement', 'referencement'] as const satisfies readonly PageId[]
export type ServiceId = (typeof serviceIds)[number]

/** Path of the contact page with the kind of project already chosen. */
export const contactPath = (besoin: ServiceId) => `${pages.contact.path}?besoin=${besoin}`

/** Way from home to a page, which comes last; the home page has none. */
export function crumbsOf(page: Pick<PageMeta, 'path' | 'label'>): { label: string; path: string }[] {
  if (page.path === '/') return []
  const parents = page.path.startsWith(projetPath('')) ? [pages.accueil, pages.projets] : [pages.accueil]
  return [...parents, page].map(({ label, path }) => ({ label, path }))
}

export const crumbsTo = (id: PageId) => crumbsOf(pages[id])
