import type { Composition } from '@/components/BrickWall/wall'

/**
 * Wall of the share image of the home page: a pile of lit bricks, each course shorter than the one below, as its plaque weighs the page.
 */
export const shareWall: Composition = ({ row, column, noise }) => {
  if (row > 9 || column > 12 - row) return undefined
  if (row > 7) return 'gold5'
  return row > 4 ? (noise < 0.5 ? 'violet5' : 'lavender5') : noise < 0.2 ? 'blue5' : 'violet5'
}
