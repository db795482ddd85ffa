import { drawing } from '@/components/BrickWall/wall'

/** A magnifying glass, toothed into the lit wall under it, where one brick is found. */
export const lens = drawing(
  '.....llll...',
  '....llllll..',
  '....lbbbbl..',
  '....llbbll..',
  '...llbbbbll.',
  '...lbbbbbbl.',
  '...llbbbbll.',
  '...lbbggbbl.',
  '...llbbbbll.',
  '...lbbbbbbl.',
  '...llbbbbll.',
  '....llbbll..',
  '....lbbbbl..',
  '..vvllllll..',
  '...vvllll...',
  '..vv........',
  '.vv.........',
  'vv..........',
)

/** Its handle: a small screen has room for a round glass (Loupe.tsx). */
lens.phone = drawing('......vv...', '.......vvv.')
