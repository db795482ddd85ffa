import { type Composition, pick } from '../wall.ts'

/** A stepped gable, as on the houses of the old town. */
export const gable: Composition = ({ row, column, noise }) => {
  const step = Math.floor(row / 2)
  const distance = Math.abs(column - 5)
  if (distance === step && row < 12) return noise < 0.25 ? 'lavender3' : 'violet3'
  if (distance < step && row > 3 && noise < 0.16) return pick(noise, ['gold3', 'blue3', 'violet2', 'gold2'])
  return undefined
}
