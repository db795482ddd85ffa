import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import { Bricks } from '@/components/BrickWall/Bricks'
import { PointGrid } from '@/components/PointGrid/PointGrid'
import type { publics } from '@/content/creation'
import { pages } from '@/site/pages'
import classes from './Publics.module.css'

/** A first course, and those to come; the one brick looked for; an annex against a house. */
const walls = [
  ['1111111', '1111111', 'vvvvvvv'],
  ['1111111', '11gg111', '1111111'],
  ['vvvv...', 'vvvvbbb', 'vvvvbbb'],
]

/** Typical situations of clients. */
export function Publics({ points, suite }: Pick<typeof publics, 'points' | 'suite'>) {
  return (
    <>
      <div className={classes.points}>
        <PointGrid
          points={points.map(({ title, text }, index) => ({
            title,
            text: (
              <>
                <Bricks lines={walls[index] ?? []} />
                {text}
              </>
            ),
          }))}
        />
      </div>
      <p className={classes.suite}>
        {suite.text}{' '}
        <ArrowLink to={pages.refonte.path} id="creation-lien-refonte">
          {suite.link}
        </ArrowLink>
      </p>
    </>
  )
}
