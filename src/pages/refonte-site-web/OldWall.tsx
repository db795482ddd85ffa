import { BrickWall } from '@/components/BrickWall/BrickWall'
import classes from './OldWall.module.css'

/** A brick: its course from the bottom, its right edge in half bricks from the right. */
type Place = readonly [course: number, right: number]

/** Seven signs, three bricks each. */
const falling: Place[][] = [
  [
    [7, 3],
    [7, 1],
    [6, 2],
  ],
  [
    [6, 4],
    [5, 5],
    [5, 3],
  ],
  [
    [6, 0],
    [5, 1],
    [5, -1],
  ],
  [
    [4, 6],
    [4, 4],
    [3, 5],
  ],
  [
    [4, 2],
    [4, 0],
    [3, 1],
  ],
  [
    [3, 3],
    [2, 4],
    [2, 6],
  ],
  [
    [1, 5],
    [0, 6],
    [0, 8],
  ],
]

const staying: Place[] = [
  [3, -1],
  [2, 2],
  [2, 0],
  [1, 3],
  [1, 1],
  [1, -1],
  [0, 4],
  [0, 2],
  [0, 0],
]

const standing = (places: readonly Place[]) =>
  places.map(([course, right]) => `M${20 - right} ${23.5 - course}h-2`).join('')

/** The old site as a wall: three bricks fall for each sign ticked (SignChecklist). What remains after all seven is what is kept. */
export function OldWall() {
  return (
    <BrickWall>
      <g className={classes.old}>
        <path d={standing(staying)} />
        {falling.map((places) => (
          <path key={String(places)} d={standing(places)} />
        ))}
      </g>
    </BrickWall>
  )
}
