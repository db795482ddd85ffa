import { type Composition, dissolve, pick } from '@/components/BrickWall/wall'

/** A wall being built: each course is shorter than the one below, and the last brick is of gold. */
export const rising: Composition = ({ row, column, noise }) => {
  if (row > 11) return undefined
  const reach = 14 - row
  if (row === 11 && column > reach - 4) return column <= reach - 2 ? 'gold5' : undefined
  if (column > reach) return undefined
  if (column > reach - 4) return dissolve('violet', column - reach + 5)
  return noise < 0.3 ? pick(noise, ['blue5', 'lavender5']) : 'violet5'
}
