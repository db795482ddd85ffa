import { drawing } from '@/components/BrickWall/wall'

/** A magnifying glass: its rim is as thick in courses as in half bricks. Under it the wall is lit, and one brick is found. */
export const lens = drawing(
  '.....llll...',
  '....llllll..',
  '....lbbbbl..',
  '....lbbbbl..',
  '...llbbbbll.',
  '...lbbbbbbl.',
  '...lbbbbbbl.',
  '...lbbggbbl.',
  '...lbbbbbbl.',
  '...lbbbbbbl.',
  '...llbbbbll.',
  '....lbbbbl..',
  '....lbbbbl..',
  '..vvllllll..',
  '..vvvllll...',
  '..vvv.......',
  '.vvv........',
  'vvv.........',
)

lens.phone = drawing(
  '..llll.....',
  '.llbbll....',
  '.lbggbl....',
  '.llbbll....',
  '..llllvv...',
  '......vvv..',
  '.......vvv.',
)
