import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { leavesToBrowser } from '@/browser/press'
import { staysInPlace } from '@/browser/scroll'
import { filtre } from '@/content/projets'
import { useHydrated } from '@/hooks/useBrowserValue'
import { pages } from '@/site/pages'
import { type ServiceId, serviceNames } from '@/site/services'
import classes from './ServiceFilter.module.css'

interface ServiceFilterProps {
  counts: [ServiceId, number][]
  current: ServiceId | undefined
}

/** Clicking the current choice must not navigate: the router would scroll to the top. */
const stay = (event: MouseEvent) => leavesToBrowser(event) || event.preventDefault()

/**
 * One link per service that has projects. With JavaScript it filters the list, sets the query and keeps the scroll position; without, its
 * hash leads to the first project of the service.
 */
export function ServiceFilter({ counts, current }: ServiceFilterProps) {
  const hydrated = useHydrated()
  const total = counts.reduce((sum, [, count]) => sum + count, 0)
  return (
    <nav className={classes.nav} data-tone="dark" aria-label={filtre.label}>
      <ul className={classes.filter}>
        <li>
          <Link
            to={pages.projets.path}
            state={staysInPlace}
            id="projets-filtre-tous"
            aria-current={current ? undefined : 'true'}
            onClick={current ? undefined : stay}
          >
            {filtre.tous} <span>{total}</span>
          </Link>
        </li>
        {counts
          .filter(([, count]) => count > 0)
          .map(([service, count]) => (
            <li key={service}>
              <Link
                to={{
                  pathname: pages.projets.path,
                  search: `?service=${service}`,
                  hash: hydrated ? '' : `#${service}`,
                }}
                state={staysInPlace}
                id={`projets-filtre-${service}`}
                aria-current={service === current ? 'true' : undefined}
                onClick={service === current ? stay : undefined}
              >
                {serviceNames[service]} <span>{count}</span>
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
