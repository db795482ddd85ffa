/**
 * Old or shortened addresses, and the page each leads to, for good (301): the place for the addresses of a former site. Hosts that read
 * a configuration obey; elsewhere such an address is not found. The build refuses one that hides a page, or that leads nowhere.
 */
import { type PageId, pages } from './pages.ts'

/** Path under the base, with a leading slash and no trailing one → page. */
const redirections: Record<string, PageId> = {
  '/accueil': 'accueil',
  '/contact': 'contact',
  '/mentions-legales': 'mentions',
  // The parent of every project's address.
  '/projet': 'projets',
}

export interface Redirection {
  from: string
  to: string
}

export const listRedirections = (): Redirection[] =>
  Object.entries(redirections).map(([from, page]) => ({ from, to: pages[page].path }))
