import { type Composition, pick } from '../wall.ts'

/** A few dim windows, for pages of plain reading. */
export const quiet: Composition = ({ row, column, noise }) =>
  noise < 0.16 && column < 6 && row < 6 ? pick(noise, ['violet5', 'blue5', 'violet4']) : undefined
