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
        {crumbs.map(({ label, path }, index) => (
          <li key={path}>
            {index < crumbs.length - 1 ? (
              <Link to={path} id={`fil-${index + 1}`}>
                {label}
              </Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
