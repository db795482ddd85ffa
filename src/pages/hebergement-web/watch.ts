import { drawing } from '@/components/BrickWall/wall'

/** A lighthouse over the sea, and its beam, one course wider on each side at every half brick: someone is awake. */
export const watch = drawing(
  '.................g',
  '.........vv.....gg',
  '........vvvv...ggg',
  '.........gg...gggg',
  '.........ggggggggg',
  '.........gg...gggg',
  '.......llllll..ggg',
  '........vvvv....gg',
  '........vvvv.....g',
  '........llll......',
  '........llll......',
  '........vvvv......',
  '...bbbbbvvvvbbbbbb',
  'bbbbbbbbbbbbggbbbb',
)

/** The lighthouse on a phone: a broad tower, and a beam to both sides. */
watch.phone = drawing(
  'g..vv....gg',
  'ggggggggggg',
  'gllllll..gg',
  '..vvvv.....',
  '..llll.....',
  '..vvvv.....',
  '..llll.....',
  '.vvvvvv....',
  'bbbbbbbbbbb',
)
