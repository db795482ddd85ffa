import { drawing } from '@/components/BrickWall/wall'

/** From an old house, half taken down, to the new one: gold bricks, which are kept, pass from one to the windows of the other. */
export const renewed = drawing(
  '......v...',
  '.....vvv..',
  '....vvvvv.',
  '....lllll.',
  '..gglgggl.',
  '....lgggl.',
  'gg..lllll.',
  '....lllll.',
  'v...lgggl.',
  'vgg.lgggl.',
  'vvv.lllll.',
  'vvv.ll..l.',
  'vvv.ll..l.',
)

/** The same houses, lower. */
// biome-ignore format: a picture, a line for each course
export const houses = [
  '......v...',
  '.....vvv..',
  '..gglllll.',
  '.gg.lgggl.',
  'v...lgggl.',
  'vgg.lllll.',
  'vvv.ll..l.',
]

renewed.phone = drawing(...houses)
