import type { Composition } from '../wall.ts'

/** Seven lit courses, one per expertise. */
export const courses: Composition = ({ row, column, noise }) => {
  if (row % 2 !== 0 || row < 2 || row > 14) return undefined
  const reach = 4 + ((row * 5) % 7)
  if (column > reach) return undefined
  const tone = row % 6 === 2 ? 'violet' : row % 6 === 4 ? 'blue' : 'lavender'
  if (column === reach) return `${tone}3`
  return noise < 0.34 ? `${tone}1` : undefined
}
