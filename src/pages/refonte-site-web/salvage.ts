import type { Composition } from '@/components/BrickWall/wall'
import { signes } from '@/content/refonte'

/** Height of an old wall by column, from the right, in courses. */
const heights = [8, 8, 8, 7, 7, 7, 7, 7, 7, 5]

/** Right end of the gold bricks, one for each sign; one a course as long as there are seven. */
const kept = signes.symptomes.map((_, index) => {
  const row = index % 7
  return { row, right: 2 - (row % 2) + 2 * ((index * 3) % 4) }
})

/** An old wall coming down, and in it as many bricks that are kept as there are signs of a site to redo. */
export const salvage: Composition = ({ row, column }) => {
  if (row >= (heights[column] ?? 0)) return undefined
  const isKept = kept.some((brick) => brick.row === row && (column === brick.right || column === brick.right + 1))
  return isKept ? 'gold5' : 'violet5'
}
salvage.isDrawing = true
