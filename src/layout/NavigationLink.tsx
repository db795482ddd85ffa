import { Link } from 'react-router-dom'
import type { NavigationItem } from '@/site/navigation'
import { pages } from '@/site/pages'

interface NavigationLinkProps {
  item: NavigationItem
  /** Part of the page it stands in: the first half of its id. */
  zone: 'nav' | 'pied'
  /** Path of the page shown. */
  path: string
  className?: string | undefined
  /** Class of the item's note; without one it is not shown. */
  noteClass?: string | undefined
}

/** `aria-current` of a link to the page shown (`page`), or to the section it belongs to (`true`). */
function currentState(target: string, path: string): 'page' | 'true' | undefined {
  if (target === path) return 'page'
  return target === pages.projets.path && path.startsWith('/projet/') ? 'true' : undefined
}

/** A link of the header or the footer, with its id (`nav-projets`) and the mark of the current page. */
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
