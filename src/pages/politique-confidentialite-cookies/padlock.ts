import { drawing } from '@/components/BrickWall/wall'

/** A padlock: what visitors write stays with those they write to. */
export const padlock = drawing(
  '...lllll...',
  '..ll...ll..',
  '..l.....l..',
  '.ggggggggg.',
  '.ggg...ggg.',
  '.gggg.gggg.',
  '.ggggggggg.',
)
