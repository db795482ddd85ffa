import type { Composition, Light } from '@/components/BrickWall/wall'

/** Lights of the sky from the meadow up, two courses each, ever dimmer. */
const sky: Light[] = ['second5', 'third5', 'third3', 'third2']

/** Length of the meadow, in half bricks from the right edge: the wall goes on at the left. */
const meadowLength = 16

/** Half a sun on a meadow. */
export const horizon: Composition = ({ row, column }) => {
  if (column >= meadowLength) return undefined
  if (row < 2) return 'fourth5'
  return Math.hypot(column - 6, row - 2) < 5.5 ? 'first5' : sky[Math.floor(row / 2) - 1]
}
