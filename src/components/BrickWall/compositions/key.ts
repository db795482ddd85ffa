import { drawing } from '../wall.ts'

/** A key: the client keeps the keys of their site. */
export const key = drawing(
  '.....ggg...',
  '....g...g..',
  'gggg....g..',
  'ggggg...g..',
  'g.g.g...g..',
  'g.g..ggg...',
  '...........',
  '...........',
)
