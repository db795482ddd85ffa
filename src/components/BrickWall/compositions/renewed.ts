import { type Composition, pick } from '../wall.ts'

/** Two walls in one: the old one dim and irregular on the left, the new one bright and regular on the right. */
export const renewed: Composition = ({ row, column, isLong, noise }) => {
  if (column < 4) return (row + column) % 4 === 0 && row > 0 ? (noise < 0.2 ? 'lavender3' : 'violet3') : undefined
  if (column < 6) return noise < 0.22 ? 'violet2' : undefined
  return noise < 0.17 && isLong ? pick(noise, ['gold1', 'violet1', 'gold1']) : undefined
}
