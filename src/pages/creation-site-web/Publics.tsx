import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import { Bricks } from '@/components/BrickWall/Bricks'
import { PointGrid } from '@/components/PointGrid/PointGrid'
import type { publics, Raison } from '@/content/creation'
import { pages } from '@/site/pages'
import classes from './Publics.module.css'

const walls: Record<Raison, string[]> = {
  depart: ['1111111', '1111111', 'vvvvvvv'],
  recherche: ['1111111', '11gg111', '1111111'],
  annexe: ['vvvv...', 'vvvvbbb', 'vvvvbbb'],
}

/** Typical situations of clients. */
export function Publics({ points, suite }: Pick<typeof publics, 'points' | 'suite'>) {
  return (
    <>
      <div className={classes.points}>
        <PointGrid
          points={points.map(({ signe, title, text }) => ({
            title,
            text: (
              <>
                <Bricks lines={walls[signe]} />
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
