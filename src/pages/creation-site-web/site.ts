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

/** SVG path data of the crane's rope and of the scaffolding, in the units of a BrickWall of 24 courses and 20 half bricks. */
export const rig = 'M16 14.9v1.2M10.4 24v-7.5M10 18h1M10 20h1M10 22h1'
