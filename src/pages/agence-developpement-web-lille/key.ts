import { drawing } from '@/components/BrickWall/wall'

/** A key, lying: the client keeps the keys of their site. */
export const key = drawing(
  '.ggg.......',
  'ggggg......',
  'g...g......',
  'g...ggggg..',
  'g...ggggg..',
  'g...g.g.g..',
  'ggggg.g.g..',
  '.ggg.......',
  '...........',
)

/** The same, for a narrower wall. */
key.phone = drawing(
  '.ggg.......',
  'gg.gg......',
  'g...g.g.g..',
  'g...g.g.g..',
  'gg.gg..g.g.',
  '.ggg...g.g.',
  '...........',
)
