import { type Composition, pick } from '@/components/BrickWall/wall'

/** Places of the missing bricks, in the order in which they are removed; no two are adjacent. */
const places = [
  { row: 2, column: 6 },
  { row: 4, column: 2 },
  { row: 1, column: 1 },
  { row: 6, column: 4 },
  { row: 3, column: 7 },
  { row: 0, column: 4 },
  { row: 0, column: 8 },
]

/** A wall that rises to the right, with `count` bricks missing, at most seven. */
export const missing =
  (count: number): Composition =>
  ({ row, column, noise }) => {
    const isGap = places.slice(0, count).some((gap) => gap.row === row && gap.column === column)
    if (row > 6 || column > 10 - row || isGap) return undefined
    return noise < 0.2 ? pick(noise, ['blue5', 'lavender5']) : 'violet5'
  }

/** SVG path data: outlines of the missing bricks, in the units of a BrickWall of 24 courses and 20 half bricks. */
export const outlines = (count: number): string =>
  places
    .slice(0, count)
    .map(({ row, column }) => `M${18.07 - column} ${23.13 - row}h1.86v.74h-1.86z`)
    .join('')
