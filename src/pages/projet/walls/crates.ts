import type { Composition, Light } from '@/components/BrickWall/wall'

/** Colours of the crates, from the right, layer after layer. */
const goods: Light[] = ['fourth5', 'third5', 'fifth5', 'first5', 'second5', 'third5', 'fourth5']

/** Crates of two bricks by three courses, half a brick and a course apart: four, then three, then two. The right edge cuts the first. */
export const crates: Composition = ({ row, column }) => {
  const layer = Math.floor(row / 4)
  const crate = Math.floor((column + 1) / 5)
  if (row % 4 === 3 || layer > 2 || crate > 3 - layer || (column + 1) % 5 > 3) return undefined
  return goods[(crate + 3 * layer) % goods.length]
}
