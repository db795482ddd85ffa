import { drawing } from '@/components/BrickWall/wall'

/** A door left open: twelve courses of light between straight jambs, a lintel above, a lamp on each side and a dark handle. */
export const door = drawing(
  '..vvvvvv....',
  '.llllllll...',
  '.vggggggv...',
  '.vggggggv...',
  '.vggggggv...',
  'gvggggggvg..',
  '.vggggggv...',
  '.vggggggv...',
  '.vggggg.v...',
  '.vggggggv...',
  '.vggggggv...',
  '.vggggggv...',
  '.vggggggv...',
  '.vggggggv...',
)

/** The door alone, between its lamps, with its step. */
door.phone = drawing('...vvvv...', '..llllll..', '..vggggv..', '.gvggggvg.', '..vggggv..', '..vggggv..', '.llllllll.')
