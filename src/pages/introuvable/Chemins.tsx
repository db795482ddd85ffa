import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import type { chemins } from '@/content/introuvable'
import { contactPath, pages } from '@/site/pages'
import classes from './Chemins.module.css'

/** Links to other pages. */
export function Chemins({ links }: Pick<typeof chemins, 'links'>) {
  return (
    <ul className={classes.links}>
      {links.map(({ page, besoin, text = pages[page].label }) => (
        <li key={page}>
          <ArrowLink to={besoin ? contactPath(besoin) : pages[page].path} id={`introuvable-${page}`}>
            {text}
          </ArrowLink>
        </li>
      ))}
    </ul>
  )
}
