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
  '........vvvv...bb.',
  '.bbbb..bvvvvbbbbbb',
  'bbbbbbbbbbbbggbbbb',
)

/** The same, smaller and whole: the beam leaves the lantern and widens up to the edge of the window. */
watch.phone = drawing(
  '..vv.......',
  '.vvvv....gg',
  '..gg...gggg',
  '..ggggggggg',
  'llllll.gggg',
  '.vvvv....gg',
  '.llll......',
  '.vvvv.bb..b',
  'bbbbbbbbbbb',
)
