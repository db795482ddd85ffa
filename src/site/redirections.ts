/**
 * Permanent redirects (301) of old or short paths, including those of a former site. Applied by hosts that read a configuration;
 * elsewhere such a path is not found. The build fails on one that shadows a page or leads nowhere.
 */
import { type PageId, pages } from './pages.ts'

/** A page by its id, or a project by its path. */
type Target = PageId | `/projet/${string}`

/**
 * Path under the base, with a leading slash and no trailing one → page. Accents and spaces are written as they are read, or as `%C3%A9`;
 * hosts ignore what follows a « ? ».
 */
const redirections: Record<string, Target> = {
  '/accueil': 'accueil',
  '/contact': 'contact',
  '/mentions-legales': 'mentions',
  // The parent of every project's path.
  '/projet': 'projets',
}

export interface Redirection {
  from: string
  to: string
}

/** A path as it is read: `/qualité` for `/qualit%C3%A9`. One that cannot be decoded stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path).normalize()
  } catch {
    return path
  }
}

/** Path of a target; where the page does not exist its id, which the build then names. */
const pathOf = (target: Target): string => (target in pages ? pages[target as PageId].path : target)

/** All redirects, as decoded paths under the base. */
export const listRedirections = (): Redirection[] =>
  Object.entries(redirections).map(([from, target]) => ({ from: decoded(from), to: pathOf(target) }))
