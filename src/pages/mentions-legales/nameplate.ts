import { drawing } from '@/components/BrickWall/wall'

/** A nameplate by a door: who lives here. */
export const nameplate = drawing(
  '.vvvvvvvvv.',
  '.v.......v.',
  '.v.ggg...v.',
  '.v.lllll.v.',
  '.v.llll..v.',
  '.v.......v.',
  '.vvvvvvvvv.',
)
