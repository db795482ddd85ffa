import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import type { metiers } from '@/content/accueil'
import { pages } from '@/site/pages'
import { serviceIds } from '@/site/services'
import classes from './ServiceRows.module.css'

/** The four services, one row each, which is one link; on hover and focus a course of bricks is laid on the rule of the row. */
export function ServiceRows({ services }: { services: (typeof metiers)['services'] }) {
  return (
    <ul className={classes.rows}>
      {serviceIds.map((id) => {
        const { title, text } = services[id]
        return (
          <li key={id} className={classes.row}>
            <h3 className="display">
              <ArrowLink to={pages[id].path} id={`accueil-service-${id}`} stretched>
                {title}
              </ArrowLink>
            </h3>
            <p>{text}</p>
          </li>
        )
      })}
    </ul>
  )
}
