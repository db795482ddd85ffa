import { drawing } from '@/components/BrickWall/wall'

/** Stages of being found by a search engine, each with fewer bricks than the one above, down to a single one. */
export const funnel = drawing(
  'bbbbbbbb..',
  'bbbbbbbb..',
  'bbbbbbbb..',
  '.vvvvvv...',
  '.vvvvvv...',
  '.vvvvvv...',
  '..llll....',
  '..llll....',
  '..llll....',
  '..........',
  '...gg.....',
  '..........',
)

/** Less high, under its text. */
funnel.phone = drawing(
  '.bbbbbbbb..',
  '.bbbbbbbb..',
  '..vvvvvv...',
  '..vvvvvv...',
  '...llll....',
  '...llll....',
  '....gg.....',
  '...........',
)
