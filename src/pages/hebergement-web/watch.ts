import { drawing } from '@/components/BrickWall/wall'

/** A watchtower with one lit room, above houses without light: someone is awake. */
export const watch = drawing(
  '....vv....',
  '...vvvv...',
  '...vggv...',
  '...vggv...',
  '..llllll..',
  '...vvvv...',
  '...vvvv...',
  '.b.vvvv.b.',
  'bbbvvvvbbb',
  'b.bvvvvb.b',
  'bbbvvvvbbb',
  'bbbvvvvbbb',
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
