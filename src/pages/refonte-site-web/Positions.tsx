import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import { Bricks } from '@/components/BrickWall/Bricks'
import { PointGrid } from '@/components/PointGrid/PointGrid'
import type { positions } from '@/content/refonte'
import { pages } from '@/site/pages'
import classes from './Positions.module.css'
import { houses } from './renewed'

/** The main rule of redirections beside the houses of the page, and its consequences in order, under them. */
export function Positions({ regle, etapes, link }: Omit<typeof positions, 'title' | 'intro'>) {
  return (
    <>
      <div className={classes.rule}>
        <p className="display">{regle}</p>
        <Bricks lines={houses} />
      </div>
      <PointGrid points={etapes} />
      <ArrowLink to={pages.expertises.path} id="refonte-lien-expertises">
        {link}
      </ArrowLink>
    </>
  )
}
