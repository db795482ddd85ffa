import { drawing } from '@/components/BrickWall/wall'

/** An old wall coming down, and in it the bricks that are kept. */
export const salvage = drawing(
  '......vv..',
  '..vv..vvvv',
  '..vvvvvggv',
  'vvvggvvvvv',
  'vvvvvvvvgg',
  'vggvvvvvvv',
  'vvvvvggvvv',
  'ggvvvvvvvv',
)
