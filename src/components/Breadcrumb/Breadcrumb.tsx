import { Link } from 'react-router-dom'
import classes from './Breadcrumb.module.css'

export interface Crumb {
  label: string
  path: string
}

/**
 * Breadcrumb from the home page to the current one, above its headline. The last item is the page's subject, in words people search for,
 * and is not a link.
 */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Fil d’Ariane">
      <ol className={classes.list}>
        {crumbs.map(({ label, path }, index) =>
          index < crumbs.length - 1 ? (
            <li key={path}>
              <Link to={path} id={`fil-${index + 1}`}>
                {label}
              </Link>
            </li>
          ) : (
            <li key={path} aria-current="page">
              {label}
            </li>
          ),
        )}
      </ol>
    </nav>
  )
}
