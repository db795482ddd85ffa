import type { Composition } from '@/components/BrickWall/wall'

/** A pile of lit bricks, each course shorter than the one below: a still picture of the pile that the home page measures. */
export const facade: Composition = ({ row, column, noise }) => {
  if (row > 9 || column > 12 - row) return undefined
  if (row > 7) return 'gold5'
  return row > 4 ? (noise < 0.5 ? 'violet5' : 'lavender5') : noise < 0.2 ? 'blue5' : 'violet5'
}
