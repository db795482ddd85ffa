import { type Composition, pick } from '../wall.ts'

/** Rows that fill from the bottom: a wall being built, its last brick in gold. */
export const rising: Composition = ({ row, column, noise }) => {
  const top = 14 - Math.max(0, 9 - column) * 1.3
  if (row === 5 && column === 1) return 'gold3'
  if (row < top - 2) return undefined
  if (noise > 0.55) return undefined
  return row < top
    ? pick(noise, ['violet3', 'violet2'])
    : pick(noise, ['violet2', 'blue2', 'violet1', 'blue3', 'violet3'])
}
