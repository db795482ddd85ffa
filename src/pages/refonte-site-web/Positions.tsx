import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import type { positions } from '@/content/refonte'
import { pages } from '@/site/pages'
import classes from './Positions.module.css'

/** The rule that explains everything, and beside it what follows from it, in order. */
export function Positions({ regle, etapes, limite, link }: Omit<typeof positions, 'title' | 'intro'>) {
  return (
    <div className={classes.columns}>
      <p className={classes.rule}>{regle}</p>
      <ol className={classes.steps}>
        {etapes.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className={classes.limit}>
        <p>{limite}</p>
        <ArrowLink to={pages.expertises.path} id="refonte-lien-expertises">
          {link}
        </ArrowLink>
      </div>
    </div>
  )
}
