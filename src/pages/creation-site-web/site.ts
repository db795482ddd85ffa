import { drawing } from '@/components/BrickWall/wall'

/** A house being built: a crane brings the next brick. */
export const site = drawing(
  '........g.',
  '.lllllllll',
  '........l.',
  '.vv..gg.l.',
  '.vvv....l.',
  '.vvvv...l.',
  '.vbvvv..l.',
  '.vbvvvv.l.',
  '.vvvvvv.l.',
  '.vbvbbv.l.',
  '.vvvbbv.l.',
)

site.phone = drawing(
  '........g..',
  '.lllllllll.',
  '........l..',
  '.vv.gg..l..',
  '.vvv....l..',
  '.vbvvv..l..',
  '.vbvvvv.l..',
)

/** SVG path data of the crane's rope and of the scaffolding, on both drawings, in the units of a BrickWall. */
export const rig = 'M16 14.9v1.2M10.4 24v-7.5M10 18h1M10 20h1M10 22h1M14 28.9v1.2M9.4 34v-4.5M9 31h1M9 33h1'
