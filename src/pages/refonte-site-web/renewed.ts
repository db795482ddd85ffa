import { drawing } from '@/components/BrickWall/wall'

/** From an old house, half taken down, gold bricks, which are kept, pass to the walls of the new one. */
export const renewed = drawing(
  '............v...',
  '...........vvv..',
  '..........vvvvv.',
  '..........lllll.',
  '........ggllggl.',
  '..........lllll.',
  '......gg..lllll.',
  '..........lggll.',
  '......v...lllll.',
  '......vgg.lllll.',
  '......vvv.llggl.',
  '.vv..vvvv.ll..l.',
  'vvvvvvvvv.ll..l.',
)

/** The new house whole, with courses of kept bricks, beside what is left of the old one. */
renewed.phone = drawing(
  '.......vv..',
  '...gg.vvvv.',
  '.gg..vvvvvv',
  '.....llllll',
  'v....lggggl',
  'vv...llllll',
  'vggv.lggggl',
  'vvvv.ll..ll',
  'vggv.ll..ll',
)
