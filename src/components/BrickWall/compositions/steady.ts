import type { Composition } from '../wall.ts'

/** A lamp in every other row, steady, all night: machines that answer. */
export const steady: Composition = ({ row, column, isLong, noise }) => {
  if (row % 3 !== 1) return undefined
  if (isLong) return undefined
  if (column > 9) return undefined
  return row === 7 && column === 4 ? 'gold3' : noise < 0.5 ? 'blue3' : 'blue2'
}
