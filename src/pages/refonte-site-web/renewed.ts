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

/** The new house alone and whole, its windows of kept bricks; the next one comes from the foot of the old wall. */
renewed.phone = drawing(
  '......v....',
  '.....vvv...',
  '....vvvvv..',
  '...vvvvvvv.',
  '...lgglggl.',
  'gg.lgglggl.',
  '...lllllll.',
  'v..ll...ll.',
  'vv.ll...ll.',
)
