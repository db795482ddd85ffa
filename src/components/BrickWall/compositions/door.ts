import { type Composition, pick } from '../wall.ts'

/** A door left open, the light on the ground in front of it. */
export const door: Composition = ({ row, column, isLong, noise }) => {
  if (column === 3 && row >= 5 && row <= 15) return isLong ? 'gold2' : 'gold3'
  if (row === 4 && column >= 2 && column <= 4) return 'violet3'
  if ((column === 2 || column === 4) && row >= 5 && row <= 15 && row % 2 === 0) return 'violet2'
  return noise < 0.06 ? pick(noise, ['violet1', 'blue1']) : undefined
}
