import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import { Bricks } from '@/components/BrickWall/Bricks'
import { PointGrid } from '@/components/PointGrid/PointGrid'
import type { positions } from '@/content/refonte'
import { pages } from '@/site/pages'
import classes from './Positions.module.css'

/**
 * Rank of the old site, then of the new one, as high as it was; a dip, and it is back. The rank on record is a course over all that
 * follows. Eight half bricks stand over each step, and as many before and after; bricks are whole.
 */
const rank = [
  '.............222222222222222222222222222',
  '....111111111111vvvvvv..........vvvvvvvv',
  '...11111111111111vvvvvv........vvvvvvvvv',
  '..11111111111111vvvvvvvv......vvvvvvvvvv',
  '.1111111111111111vvvvvvvv....vvvvvvvvvvv',
  '1111111111111111vvvvvvvvvv..vvvvvvvvvvvv',
  '.1111111111111111vvvvvvvvvvvvvvvvvvvvvvv',
  '1111111111111111vvvvvvvvvvvvvvvvvvvvvvvv',
]

/** Consequences of the rule of redirections, in order, under a wall over the whole page: what becomes of the rank. */
export function Positions({ etapes, link }: Pick<typeof positions, 'etapes' | 'link'>) {
  return (
    <>
      <div className={classes.rank}>
        <Bricks lines={rank} />
      </div>
      <PointGrid points={etapes} />
      <ArrowLink to={pages.expertises.path} id="refonte-lien-expertises">
        {link}
      </ArrowLink>
    </>
  )
}
