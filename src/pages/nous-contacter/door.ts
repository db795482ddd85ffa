import { drawing } from '@/components/BrickWall/wall'

/** A door left open: eleven courses of light, a lintel above, whole bricks around. */
export const door = drawing(
  'vvvvvvvvvv',
  '.llllllll.',
  'vvggggggvv',
  '.vvggggvv.',
  'vvggggggvv',
  '.vvggggvv.',
  'vvggggggvv',
  '.vvggggvv.',
  'vvggggggvv',
  '.vvggggvv.',
  'vvggggggvv',
  '.vvggggvv.',
  'vvggggggvv',
)

/** The door alone, between its lamps, with its step. */
door.phone = drawing('...vvvv...', '..llllll..', '..vggggv..', '.gvggggvg.', '..vggggv..', '..vggggv..', '.llllllll.')
