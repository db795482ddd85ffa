import { type Composition, pick } from '../wall.ts'

/** One row leads the eye to the brightest brick: being found. */
export const path: Composition = ({ row, column, noise }) => {
  const line = 3 + Math.floor(column * 0.8)
  if (row === 3 && column < 2) return column === 0 ? 'gold3' : 'lavender3'
  if (row === line && column < 12) return column < 5 ? 'violet3' : column < 8 ? 'violet2' : 'violet1'
  return noise < 0.06 ? pick(noise, ['blue1', 'violet1', 'blue2']) : undefined
}
