import { drawing } from '../wall.ts'

/** The key of the house, which stays with the client. */
export const key = drawing(
  '.......ggg.',
  '......g...g',
  'gggggg....g',
  'ggggggg...g',
  '.g.g..g...g',
  '.g.g...ggg.',
  '...........',
  '...........',
)
