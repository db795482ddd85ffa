import { Bricks } from '@/components/BrickWall/Bricks'
import { PointGrid } from '@/components/PointGrid/PointGrid'
import type { publics, Raison } from '@/content/creation'
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
    '........ggg........',
    '11111..ggggg..11111',
    '11111..ggggg..11111',
    '11111..gg.gg..11111',
    '11111..gg.gg..11111',
    '11111..ggggg..11111',
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
export const Publics = ({ points }: Pick<typeof publics, 'points'>) => (
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
)
