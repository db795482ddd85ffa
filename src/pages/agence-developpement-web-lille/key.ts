import { drawing } from '@/components/BrickWall/wall'

/** A key, lying: the client keeps the keys of their site. */
export const key = drawing(
  '.gg.......',
  'gggg......',
  'g..g......',
  'g..ggggg..',
  'g..ggggg..',
  'g..g.g.g..',
  'gggg.g....',
  '.gg.......',
  '..........',
)

/** The key on a phone, for a narrower wall. */
key.phone = drawing(
  '.gggg......',
  'gggggg.....',
  'gg..gggggg.',
  'gg..gggggg.',
  'gggggg.g.g.',
  '.gggg..g...',
  '...........',
)
