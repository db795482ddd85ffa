import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'

/**
 * A link of a study: the router's for a path of the site, with an id (scripts/vite/studyLinks.ts), the browser's for a fragment, `https:`,
 * `mailto:` and `tel:` (scripts/content/study.ts).
 */
export function MdxLink({ href = '', children, ...props }: ComponentProps<'a'>) {
  if (!href.startsWith('/'))
    return (
      <a href={href} {...props}>
        {children}
      </a>
    )
  return (
    <Link {...props} to={href}>
      {children}
    </Link>
  )
}
