/** Header and footer, as references into pages.ts: a link cannot point to a page that does not exist. */
import { config } from './config.ts'
import { type PageId, pages } from './pages.ts'
import type { serviceIds } from './services.ts'

export interface NavigationItem {
  page: PageId
  label: string
  /** A place in the page, and then the item's own name: two items may lead to the same page. */
  hash?: string
  name?: string
  /** A few words under the label, in the menu of services. */
  note?: string
}

/** The bar: `services` is where the four services unfold. */
export const headerBefore: NavigationItem[] = [{ page: 'accueil', label: 'Accueil' }]
/** The services under the names of their pages, as everywhere. */
export const headerServices: NavigationItem[] = [
  { page: 'creation', label: pages.creation.label, note: 'Un site neuf, écrit pour vos clients' },
  { page: 'refonte', label: pages.refonte.label, note: 'Refaire le site, garder ses adresses' },
  { page: 'hebergement', label: pages.hebergement.label, note: 'En ligne, sauvegardé, surveillé, à jour' },
  { page: 'referencement', label: pages.referencement.label, note: 'Des pages que l’on trouve' },
] satisfies (NavigationItem & { page: (typeof serviceIds)[number] })[]
export const headerAfter: NavigationItem[] = [
  { page: 'expertises', label: pages.expertises.label },
  { page: 'projets', label: 'Projets' },
  { page: 'agence', label: 'L’agence' },
]
export const headerAction: NavigationItem = { page: 'contact', label: 'Nous contacter' }

/** Name of the footer's `mesure` for a visitor who has refused. */
export const measureAgain = 'Accepter de nouveau la mesure'

export const footerGroups: { title: string; items: NavigationItem[] }[] = [
  { title: 'Services', items: headerServices },
  {
    title: 'Agence',
    items: [
      { page: 'agence', label: `L’agence ${config.lieu}` },
      { page: 'expertises', label: pages.expertises.label },
      { page: 'projets', label: 'Projets' },
      { page: 'contact', label: 'Nous contacter' },
    ],
  },
  {
    title: 'Informations',
    items: [
      { page: 'plan', label: 'Plan du site' },
      { page: 'mentions', label: 'Mentions légales' },
      { page: 'confidentialite', label: 'Confidentialité et cookies' },
      { page: 'confidentialite', label: 'Refuser la mesure d’audience', hash: 'mesure-audience', name: 'mesure' },
    ],
  },
]
