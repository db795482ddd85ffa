import { Link } from 'react-router-dom'
import type { NavigationItem } from '@/site/navigation'
import { pages, projetPath } from '@/site/pages'

interface NavigationLinkProps {
  item: NavigationItem
  /** Part of the page: prefix of the link's id. */
  zone: 'nav' | 'pied'
  /** Path of the page shown. */
  path: string
  className?: string | undefined
  /** Class of the item's note; undefined hides the note. */
  noteClass?: string | undefined
}

/** `aria-current` of a link to the page shown (`page`), or to the section it belongs to (`true`). */
function currentState(target: string, path: string): 'page' | 'true' | undefined {
  if (target === path) return 'page'
  return target === pages.projets.path && path.startsWith(projetPath('')) ? 'true' : undefined
}

/** A link of the header or footer, with its id (`nav-projets`) and `aria-current`. */
export function NavigationLink({ item, zone, path, className, noteClass }: NavigationLinkProps) {
  const { page, label, note, hash, name = page } = item
  const pathname = pages[page].path
  return (
    <Link
      className={className}
      to={hash ? { pathname, hash } : pathname}
      id={`${zone}-${name}`}
      aria-current={hash ? undefined : currentState(pathname, path)}
    >
      {label}
      {noteClass && note && <small className={noteClass}>{note}</small>}
    </Link>
  )
}
