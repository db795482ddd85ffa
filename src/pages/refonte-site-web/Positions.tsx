import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import { PointGrid } from '@/components/PointGrid/PointGrid'
import type { positions } from '@/content/refonte'
import { pages } from '@/site/pages'
import classes from './Positions.module.css'

/** The main rule of redirections, and its consequences in order. */
export function Positions({ regle, etapes, limite, link }: Omit<typeof positions, 'title' | 'intro'>) {
  return (
    <div className={classes.columns}>
      <p className={`display ${classes.rule}`}>{regle}</p>
      <PointGrid points={etapes} />
      <div>
        <p>{limite}</p>
        <ArrowLink to={pages.expertises.path} id="refonte-lien-expertises">
          {link}
        </ArrowLink>
      </div>
    </div>
  )
}
