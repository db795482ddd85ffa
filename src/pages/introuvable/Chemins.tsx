import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import type { chemins } from '@/content/introuvable'
import { pages } from '@/site/pages'
import classes from './Chemins.module.css'

/** Ways out of a dead end: a link one can hit anywhere on its row, and what one finds behind it. */
export function Chemins({ links }: Pick<typeof chemins, 'links'>) {
  return (
    <ul className={classes.rows}>
      {(Object.keys(links) as (keyof typeof links)[]).map((page) => (
        <li key={page} className={classes.row}>
          <ArrowLink to={pages[page].path} id={`introuvable-${page}`} stretched>
            {links[page].title}
          </ArrowLink>
          <p>{links[page].text}</p>
        </li>
      ))}
    </ul>
  )
}
