import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import { Bricks } from '@/components/BrickWall/Bricks'
import { PointGrid } from '@/components/PointGrid/PointGrid'
import type { publics, Raison } from '@/content/creation'
import { pages } from '@/site/pages'
import classes from './Publics.module.css'

/** A house of which the first course is laid; one that is found among others; one with an annex. */
const walls: Record<Raison, string[]> = {
  depart: ['...1111...', '..111111..', '.11111111.', '.11111111.', 'vvvvvvvvvv'],
  recherche: ['1........1', '11..gg..11', '11.gggg.11', '11.gggg.11', '11.gggg.11'],
  annexe: ['..vv......', '.vvvv.....', 'vvvvvvbbbb', 'vvggvvbbbb', 'vvvvvvbbbb'],
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
      <p>
        {suite.text}{' '}
        <ArrowLink to={pages.refonte.path} id="creation-lien-refonte">
          {suite.link}
        </ArrowLink>
      </p>
    </>
  )
}
