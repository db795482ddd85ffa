import { drawing } from '@/components/BrickWall/wall'

/** A house being built: a crane brings the next brick. */
export const site = drawing(
  '.......g..',
  '.......l..',
  '.llllllll.',
  '.......lb.',
  '.......l..',
  '.......l..',
  '...gg..l..',
  '.......l..',
  '.......l..',
  '.vv....l..',
  '.vvv...l..',
  '.vvvv..l..',
  '.vvvvv.l..',
  '.vvvvv.l..',
  '.vvvvv.l..',
  '.vbvbv.l..',
  '.vbvbv.l..',
  '.vvvvv.l..',
  '.vvbvv.l..',
  '.vvbvv.l..',
)

site.phone = drawing(
  '........g..',
  '.lllllllll.',
  '........l..',
  '....gg..l..',
  '.vv.....l..',
  '.vvv....l..',
  '.vvvv...l..',
  '.vbvbv..l..',
  '.vbvbv..l..',
)

/** SVG path data of the crane's rope, on both drawings, in the units of a BrickWall. */
export const rope = 'M14 6.9v3.2M14 26.9v1.2'
