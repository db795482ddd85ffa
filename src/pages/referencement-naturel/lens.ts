import { drawing } from '@/components/BrickWall/wall'

/** A magnifying glass over the one brick that is found. */
export const lens = drawing(
  '..llll....',
  '.ll..ll...',
  '.l....l...',
  '.l.gg.l...',
  '.ll..ll...',
  '..llllvv..',
  '......vvv.',
  '.......vvv',
  '........vv',
)

lens.phone = drawing(
  '..llll.....',
  '.ll..ll....',
  '.l.gg.l....',
  '.ll..ll....',
  '..llllvv...',
  '......vvv..',
  '.......vvv.',
)
