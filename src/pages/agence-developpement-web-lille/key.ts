import { drawing } from '@/components/BrickWall/wall'

/** A key: the client keeps the keys of their site. */
export const key = drawing(
  '.gggg...',
  'gg..gg..',
  'gg..gg..',
  'gg..gg..',
  'gg..gg..',
  '.gggg...',
  '..gg....',
  '..gg....',
  '..gg....',
  '..gggg..',
  '..gg....',
  '..gggg..',
  '..gggg..',
  '........',
)

/** The same, lying. */
key.phone = drawing(
  '.ggg.......',
  'gg.gg......',
  'gg.ggggggg.',
  'gg.ggggggg.',
  'gg.gg..g.g.',
  '.ggg...g.g.',
  '...........',
)
