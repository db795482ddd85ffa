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

/** The lighthouse on a phone, smaller and whole: the beam leaves the lantern for the open sea. */
watch.phone = drawing(
  '......vv...',
  'gg...vvvv..',
  'gggg..gg...',
  'gggggggg...',
  'ggg.llllll.',
  'gg...vvvv..',
  '.....llll..',
  'b.bb.vvvv.b',
  'bbbbbbbbbbb',
)
