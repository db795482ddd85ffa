import { type Composition, dissolve } from '../wall.ts'

/** A lamp in every other course, steady, all night: machines that answer. */
export const steady: Composition = ({ row, column }) => {
  // Further left is the text.
  if (row > 13 || column > 13 - row / 2 || row % 2 !== 0 || column % 4 !== 0) return undefined
  if (row === 4 && column === 4) return 'gold5'
  return dissolve('blue', (column - 8) / 2 + 1)
}
