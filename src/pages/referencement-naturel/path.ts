import { type Composition, dissolve } from '@/components/BrickWall/wall'

/** A path that climbs to the brightest brick. */
export const path: Composition = ({ row, column }) => {
  if (row === 9 && column >= 0 && column < 3) return 'gold5'
  const step = Math.floor(row / 2)
  const end = 8 - 2 * step
  if (row > 8 || column < end || column > end + 3) return undefined
  return row > 6 ? 'lavender5' : dissolve('violet', 5 - step)
}
