import { drawing } from '@/components/BrickWall/wall'

/** A lighthouse over the sea, and its beam, one course wider on each side at every half brick: someone is awake. */
export const watch = drawing(
  '.................g',
  '.........vv.....gg',
  '........vvvv...ggg',
  '.........gg...gggg',
  '.........gg..ggggg',
  '.........gg...gggg',
  '.......llllll..ggg',
  '........vvvv....gg',
  '........vvvv.....g',
  '........llll......',
  '........llll......',
  '........vvvv......',
  '.bbbb...vvvv.bb...',
  '..bbbb..bbbb..bbbb',
)

/** The same, smaller and whole: the sea is far below the beam. */
watch.phone = drawing(
  '..vv.....gg',
  '..gg..ggggg',
  '.llll....gg',
  '..vv.......',
  '..ll.......',
  '..vv.......',
  '.bbbb..bbbb',
)
