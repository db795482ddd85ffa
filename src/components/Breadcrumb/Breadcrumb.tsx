import { Link } from 'react-router-dom'
import classes from './Breadcrumb.module.css'

export interface Crumb {
  label: string
  path: string
}

/** The way from home to the page shown, above its headline. The page comes last, said as people search for it, and is not a link. */
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
