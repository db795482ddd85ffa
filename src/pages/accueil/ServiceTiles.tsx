import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import type { metiers } from '@/content/accueil'
import { pages, serviceIds } from '@/site/pages'
import classes from './ServiceTiles.module.css'

/** The four services on an uneven grid: one tile violet, one near-black. */
export function ServiceTiles({ services }: { services: (typeof metiers)['services'] }) {
  return (
    <ul className={classes.tiles}>
      {serviceIds.map((id) => {
        const { title, text, link } = services[id]
        return (
          <li key={id} className={classes.tile} data-service={id}>
            <h3>{title}</h3>
            <p>{text}</p>
            <ArrowLink to={pages[id].path} id={`accueil-service-${id}`} stretched>
              {link}
            </ArrowLink>
          </li>
        )
      })}
    </ul>
  )
}
