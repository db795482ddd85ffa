import { drawing } from '@/components/BrickWall/wall'

/** An old house, half taken down, and the new one, bright, with the same door. */
export const renewed = drawing(
  '......vv..',
  '.....vvvv.',
  'v....vvvv.',
  'v....llll.',
  'vv...l..l.',
  'vvvv.llll.',
  'vggv.lggl.',
  'vggv.lggl.',
  'vggv.lggl.',
)

renewed.phone = drawing(
  '.......vv..',
  '......vvvv.',
  'v.....llll.',
  'v..v..l..l.',
  'vvvv..llll.',
  'vggv..lggl.',
  'vggv..lggl.',
)
