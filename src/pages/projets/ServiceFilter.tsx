import { Link } from 'react-router-dom'
import { filtre } from '@/content/projets'
import { pages, type ServiceId } from '@/site/pages'
import { serviceNames } from '@/site/services'
import classes from './ServiceFilter.module.css'

interface ServiceFilterProps {
  counts: [ServiceId, number][]
  current: ServiceId | undefined
}

/**
 * One link per service that has projects. With JavaScript it keeps only those projects and writes the choice in the address; without,
 * it goes down to the first of them.
 */
export function ServiceFilter({ counts, current }: ServiceFilterProps) {
  const total = counts.reduce((sum, [, count]) => sum + count, 0)
  return (
    <nav aria-label={filtre.label}>
      <ul className={classes.filter}>
        <li>
          <Link to={pages.projets.path} id="projets-filtre-tous" aria-current={current ? undefined : 'true'}>
            {filtre.tous} <span>{total}</span>
          </Link>
        </li>
        {counts
          .filter(([, count]) => count > 0)
          .map(([service, count]) => (
            <li key={service}>
              <Link
                to={{ pathname: pages.projets.path, search: `?service=${service}`, hash: `#${service}` }}
                id={`projets-filtre-${service}`}
                aria-current={service === current ? 'true' : undefined}
              >
                {serviceNames[service]} <span>{count}</span>
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
