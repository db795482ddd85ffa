import { drawing } from '@/components/BrickWall/wall'

/** A nameplate that hangs from the arm of its post: who lives here. */
export const nameplate = drawing(
  '.........l.',
  'llllllllll.',
  '.l....l..l.',
  'gggggggg.l.',
  'gvvvvggg.l.',
  'gggggggg.l.',
  'gvvvvvvg.l.',
  'gggggggg.l.',
  '.........l.',
  '.........l.',
)
nameplate.phone = drawing(
  'llllllllll.',
  '.l....l..l.',
  'gggggggg.l.',
  'gvvvvggg.l.',
  'gvvvvvvg.l.',
  'gggggggg.l.',
  '.........l.',
)
