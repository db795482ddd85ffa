import { drawing } from '@/components/BrickWall/wall'

/** A course for each expertise, those of one group in one colour; a level lies on them. */
export const floors = drawing(
  'lllllllll.',
  'lllllllll.',
  'lllllllll.',
  'vvvvvvvvv.',
  'vvvvvvvvv.',
  'bbbbbbbbb.',
  'bbbbbbbbb.',
)

/** SVG path data of the level over the wall, by layer, in the units of a BrickWall. */
export const level = {
  body: 'M10.25 15.6h8.5v1.25h-8.5z',
  glass: 'M12.9 15.85h3.2v.75h-3.2z',
  liquid: 'M13 15.95h.85v.55h-.85zM13.95 15.95h1.1v.55h-1.1zM15.15 15.95h.85v.55h-.85z',
  bubble: 'M14.22 16.02h.56l.14.13v.16l-.14.13h-.56l-.14-.13v-.16z',
}
