import type { Composition, Light } from '@/components/BrickWall/wall'

const goods: Light[] = ['fourth5', 'third5', 'fifth5', 'first5', 'second5', 'third5', 'fourth5']

/** Crates of two bricks on three courses, an empty course between them, fewer on top. */
export const crates: Composition = ({ row, column }) => {
  const pile = Math.floor(row / 4)
  const crate = Math.floor((column + 1) / 5)
  if (row % 4 === 3 || pile > 2 || crate > 3 - pile || (column + 1) % 5 > 3) return undefined
  return goods[(crate + 3 * pile) % goods.length]
}
