import { type Composition, dissolve } from '../wall.ts'

/** One lamp in every other course, all of equal brightness. */
export const steady: Composition = ({ row, column }) => {
  // The text of the page stands further left.
  if (row > 13 || column > 13 - row / 2 || row % 2 !== 0 || column % 4 !== 0) return undefined
  if (row === 4 && column === 4) return 'gold5'
  return dissolve('blue', (column - 8) / 2 + 1)
}
