import { type Composition, pick } from '../wall.ts'

/** A few dim windows, for the share image of pages without a wall. */
export const quiet: Composition = ({ row, column, noise }) =>
  noise < 0.16 && column < 6 && row < 6 ? pick(noise, ['violet5', 'blue5', 'violet4']) : undefined
