import { drawing } from '@/components/BrickWall/wall'

/** A lighthouse and its beam, above houses without light: someone is awake. */
export const watch = drawing(
  'g.....vv....',
  'ggg..vvvv...',
  'gggggvggv...',
  'gggggvggv...',
  'ggg.llllll..',
  'g....vvvv...',
  '.....vvvv...',
  '...b.llll.b.',
  '..bbbllllbbb',
  '..bbbvvvvbbb',
  '..bbbvvvvbbb',
  '..bbbvvvvbbb',
)

/** The tower, its beam and a low house. */
watch.phone = drawing(
  '...vv......',
  '..vggvgggg.',
  '..vggv.....',
  '.llllll....',
  '..vvvv..b..',
  '..vvvv.bbb.',
  '..vvvv.bbb.',
)
