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

/** The key on a phone, of narrower bricks: an open bow. */
key.phone = drawing(
  '.gggg......',
  'gg..gg.....',
  'g....g.....',
  'g....ggggg.',
  'g....ggggg.',
  'gg..gg.g.g.',
  '.gggg..g.g.',
  '...........',
  '...........',
)
