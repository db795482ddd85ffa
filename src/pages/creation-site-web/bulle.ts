import { drawing } from '@/components/BrickWall/wall'

/** A speech bubble in which something is being written. */
export const bulle = drawing(
  'lllllllll.',
  'l.......l.',
  'l.g.g.g.l.',
  'l.......l.',
  'lllllllll.',
  '..ll......',
  '.ll.......',
  '..........',
)
