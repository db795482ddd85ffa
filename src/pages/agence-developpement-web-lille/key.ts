import { drawing } from '@/components/BrickWall/wall'

/** A key: the client keeps the keys of their site. */
export const key = drawing(
  '.....gggg..',
  '....gggggg.',
  '....gg..gg.',
  'gggggg..gg.',
  'gggggg..gg.',
  'g.g.gg..gg.',
  'g.g.gggggg.',
  '.....gggg..',
  '...........',
)
