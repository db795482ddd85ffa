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

/** The new house whole, beside what is left of the old one. */
renewed.phone = drawing(
  '......v...',
  '.....vvv..',
  '....vvvvv.',
  '.gg.lllll.',
  '....lggll.',
  '....lllll.',
  'v...lllll.',
  'vgg.ll..l.',
  'vvv.ll..l.',
)
