import { drawing } from '@/components/BrickWall/wall'

/** A lighthouse over the sea, and its beam, one course wider on each side at every half brick: someone is awake. */
export const watch = drawing(
  '.................g',
  '..........vv....gg',
  '.........vvvv..ggg',
  '.........vggv.gggg',
  '.........vggvggggg',
  '.........vggv.gggg',
  '........llllll.ggg',
  '.........vvvv...gg',
  '.........vvvv....g',
  '.........llll.....',
  '.........llll.....',
  '.........vvvv.....',
  '.........vvvv.....',
  'bbb..bbbbvvvvbb...',
  '..bbbb..bbbb..bbbb',
)

/** The tower, its beam and the sea. */
watch.phone = drawing(
  '...vv....gg',
  '..vvvv.gggg',
  '..vggvggggg',
  '.llllll.ggg',
  '..vvvv...gg',
  '..vvvvbb...',
  '.bbbb..bbbb',
)
