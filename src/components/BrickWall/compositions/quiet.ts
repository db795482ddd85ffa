import { type Composition, pick } from '../wall.ts'

/** A few quiet windows, for pages one reads. */
export const quiet: Composition = ({ column, noise }) =>
  noise < 0.07 && column < 10 ? pick(noise, ['violet1', 'blue1', 'violet2']) : undefined
