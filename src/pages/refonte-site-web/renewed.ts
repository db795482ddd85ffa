import { type Composition, dissolve } from '@/components/BrickWall/wall'

/** A ruined, dim wall on the left and a whole, bright one on the right. */
export const renewed: Composition = ({ row, column, noise }) => {
  // The text of the page stands further left.
  if (row > 9 || column > 9) return undefined
  if (column < 4) return noise < 0.2 ? 'lavender5' : row === 9 && column < 2 ? 'gold5' : 'violet5'
  return row < 7 && noise < 0.5 ? dissolve('lavender', Math.floor(column / 2)) : undefined
}
