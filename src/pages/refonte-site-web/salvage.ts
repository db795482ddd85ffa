import { drawing } from '@/components/BrickWall/wall'

/** The house of the checklist after three signs: without its three top courses. */
export const salvage = drawing(
  '....11....',
  '...1111...',
  '..111111..',
  '.vvvvvvvv.',
  '.vggvvggv.',
  '.vggvvggv.',
  '.vvv..vvv.',
  '.vvv..vvv.',
)
