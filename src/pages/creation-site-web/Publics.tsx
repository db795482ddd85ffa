import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import { Bricks } from '@/components/BrickWall/Bricks'
import { PointGrid } from '@/components/PointGrid/PointGrid'
import type { publics, Raison } from '@/content/creation'
import { pages } from '@/site/pages'
import classes from './Publics.module.css'

/** A house of which the first course is laid; one of a row of houses, the lit one; a house with an annex. */
const walls: Record<Raison, string[]> = {
  depart: [
    '.........1.........',
    '.......11111.......',
    '.....111111111.....',
    '...1111111111111...',
    '...1111111111111...',
    '...1111111111111...',
    'vvvvvvvvvvvvvvvvvvv',
  ],
  recherche: [
    '.........g.........',
    '.1...1..ggg..1...1.',
    '111.111.ggg.111.111',
    '111.111.ggg.111.111',
    '111.111.g.g.111.111',
    '111.111.g.g.111.111',
    '111.111.ggg.111.111',
  ],
  annexe: [
    '....v..............',
    '...vvv.............',
    '..vvvvv............',
    '.vvvvvvv...........',
    'vvvvvvvvvbbbbbbbbbb',
    'vvv...vvvbbb....bbb',
    'vvv...vvvbbb....bbb',
  ],
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
