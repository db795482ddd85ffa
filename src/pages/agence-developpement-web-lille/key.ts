import { drawing } from '@/components/BrickWall/wall'

/** A key, lying: the client keeps the keys of their site. */
export const key = drawing(
  '.gg.......',
  'gggg......',
  'g..g......',
  'g..ggggg..',
  'g..ggggg..',
  'g..g.g.g..',
  'gggg.g.g..',
  '.gg.......',
  '..........',
)

/** The same, for a narrower wall. */
key.phone = drawing(
  '.ggg.......',
  'gg.gg......',
  'gg.ggggggg.',
  'gg.ggggggg.',
  'gg.gg..g.g.',
  '.ggg...g.g.',
  '...........',
)
