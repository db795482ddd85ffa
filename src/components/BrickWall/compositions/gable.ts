import { type Composition, pick } from '../wall.ts'

/** A stepped gable, as on the houses of the old town, a few of its windows lit. */
export const gable: Composition = ({ row, column, noise }) => {
  const step = Math.floor(row / 2)
  const distance = Math.abs(column - 4)
  if (row > 11 || distance > 6 - step) return undefined
  if (distance > 4 - step) return noise < 0.25 ? 'lavender5' : 'violet5'
  return noise < 0.22 ? pick(noise, ['gold5', 'gold5', 'blue5']) : 'violet2'
}
