import { drawing } from '../wall.ts'

/** The passages of a page, each of fewer bricks, and the one that is left: the sections above it say which. */
export const funnel = drawing(
  'bbbbbbbbbb',
  'bbbbbbbbbb',
  '.vvvvvvvv.',
  '.vvvvvvvv.',
  '...llll...',
  '...llll...',
  '..........',
  '....gg....',
)
