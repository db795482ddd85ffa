import type { Composition } from '../wall.ts'

/** Seven courses, each with one brick more lit: one expertise after the other. */
export const courses: Composition = ({ row, column }) => {
  if (row > 6) return undefined
  const end = 2 * (5 - Math.floor(row / 2)) - (row % 2)
  if (column > end + 1) return undefined
  return row === 6 ? 'gold5' : row % 3 === 2 ? 'lavender5' : row % 3 === 1 ? 'blue5' : 'violet5'
}
