import type { Composition, Light } from '@/components/BrickWall/wall'

/** The sky over the meadow, two courses each, going out upwards. */
const sky: Light[] = ['second5', 'third5', 'third3', 'third2']

/** Half a sun on a meadow. */
export const horizon: Composition = ({ row, column }) => {
  if (column > 15) return undefined
  if (row < 2) return 'fourth5'
  return Math.hypot(column - 6, row - 2) < 5.5 ? 'first5' : sky[Math.floor(row / 2) - 1]
}
