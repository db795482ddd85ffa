import { drawing } from '@/components/BrickWall/wall'

/** A nameplate that hangs from its bracket: who lives here. */
export const nameplate = drawing(
  '.lllllllll.',
  '..l.....l..',
  '.ggggggggg.',
  '.gvvvggggg.',
  '.ggggggggg.',
  '.gvvvvvggg.',
  '.ggggggggg.',
)
