/** Header and footer, as references into pages.ts: a link cannot point to a page that does not exist. */
import { config } from './config.ts'
import { textOfConformite } from './facts.ts'
import { type PageId, pages } from './pages.ts'
import { type ServiceId, serviceIds } from './services.ts'

export interface NavigationItem {
  page: PageId
  label: string
  /** Fragment in the page. */
  hash?: string
  /** Last part of the link's id (`pied-mesure`), where several items lead to one page; the page's id by default. */
  name?: string
  /** A few words under the label, in the menu of services. */
  note?: string
}

/** Items of the header before `services`, the menu of the four services. */
export const headerBefore: NavigationItem[] = [{ page: 'accueil', label: 'Accueil' }]

/** A few words under each service, in the menu. */
const serviceNotes: Record<ServiceId, string> = {
  creation: 'Un site neuf, écrit pour vos clients',
  refonte: 'Refaire le site, garder ses adresses',
  hebergement: 'En ligne, sauvegardé, surveillé, à jour',
  referencement: 'Répondre à qui vous cherche',
}
/** The services, labelled with the names of their pages. */
export const headerServices: NavigationItem[] = serviceIds.map((page) => ({
  page,
  label: pages[page].label,
  note: serviceNotes[page],
}))
export const headerAfter: NavigationItem[] = [
  { page: 'expertises', label: pages.expertises.label },
  { page: 'projets', label: 'Projets' },
  { page: 'agence', label: 'L’agence' },
]
export const headerAction: NavigationItem = { page: 'contact', label: 'Nous contacter' }

/** Result of an external audit, shown in the footer of every page. */
const { auditAccessibilite: audit } = config

/** Label of the footer's `mesure` link for visitors who have opted out. */
export const measureAgain = 'Accepter de nouveau la mesure'

/** Its label where Global Privacy Control has opted out. */
export const measureImposed = 'Mesure d’audience, déjà refusée'

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
      { page: 'accessibilite', label: audit ? textOfConformite(audit) : 'Accessibilité de ce site' },
      { page: 'confidentialite', label: 'Confidentialité et cookies' },
      { page: 'confidentialite', label: 'Refuser la mesure d’audience', hash: 'mesure-audience', name: 'mesure' },
    ],
  },
]
