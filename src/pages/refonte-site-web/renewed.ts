import { drawing } from '@/components/BrickWall/wall'

/** An old house, half taken down, and the new one, bright, with the same door. */
export const renewed = drawing(
  '.......v..',
  '......vvv.',
  'v....vvvvv',
  'v....lllll',
  'vv...l.l.l',
  'vvgv.llgll',
  'vvgv.llgll',
  'vvgv.llgll',
  'vvgv.llgll',
)
