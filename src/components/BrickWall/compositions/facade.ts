import { type Composition, pick } from '../wall.ts'

/** Lit here and there, fewer and dimmer as one goes left: a façade at night. */
export const facade: Composition = ({ row, column, noise }) => {
  if (noise > 0.3 - column * 0.014) return undefined
  if (column < 5) return pick(noise, ['violet3', 'blue3', 'lavender2', 'violet2', 'gold3'])
  if (column < 9) return pick(noise, ['violet2', 'blue2', 'gold2', 'lavender2', 'violet2'])
  return row > 1 ? pick(noise, ['violet1', 'blue1', 'gold1', 'violet1']) : undefined
}
