import { drawing } from '@/components/BrickWall/wall'

/** A lighthouse over the sea, and its beam, one course wider on each side at every brick: someone is awake. */
export const watch = drawing(
  '.........vv.....gggg',
  '........vvvv..gggggg',
  '.........ggggggggggg',
  '.........ggggggggggg',
  '........llll..gggggg',
  '.........vv.....gggg',
  '.........vv.........',
  '.........ll.........',
  '.........ll.........',
  '........vvvv........',
  '........vvvv........',
  '........llll........',
  'bbbbbbbbbbbbbbbbbbbb',
)

watch.phone = drawing(
  '....vv....g',
  '....gg..ggg',
  '....ggggggg',
  '...llll.ggg',
  '....vv....g',
  '....ll.....',
  '...vvvv....',
  '...llll....',
  'bbbbbbbbbbb',
)
