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

/** The lighthouse on a phone, smaller and whole: the beam leaves the lantern for the open sea. */
watch.phone = drawing(
  'g......vv..',
  'gggg..vvvv.',
  'ggggggggg..',
  'gggg..llll.',
  'g......vv..',
  '.......ll..',
  '.......vv..',
  'bbbbbbbllbb',
  'bbbbbbbbbbb',
)
