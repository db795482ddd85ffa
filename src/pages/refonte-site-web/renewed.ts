import { drawing } from '@/components/BrickWall/wall'

/** From an old house, half taken down, gold bricks, which are kept, pass to the walls of the new one. */
export const renewed = drawing(
  '......v...',
  '.....vvv..',
  '....vvvvv.',
  '....lllll.',
  '..ggllggl.',
  '....lllll.',
  'gg..lllll.',
  '....lggll.',
  'v...lllll.',
  'vgg.lllll.',
  'vvv.llggl.',
  'vvv.ll..l.',
  'vvv.ll..l.',
)

/** The same houses, lower. */
renewed.phone = drawing(
  '......v...',
  '.....vvv..',
  '..gglllll.',
  '.gg.lggll.',
  'v...lllll.',
  'vgg.lllll.',
  'vvv.ll..l.',
)
