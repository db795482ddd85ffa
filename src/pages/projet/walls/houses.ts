import { drawing } from '@/components/BrickWall/wall'

/** Houses on the window, each in the colour of a project. */
export const houses = drawing(
  '......1.......',
  '.....111......',
  '.5..11111..3..',
  '555.11.11.333.',
  '555.11111.333.',
  '5.5.11.11.3.3.',
  '5.5.11.11.3.3.',
)
houses.phone = drawing('..1..', '.111.', '.111.', '.1.1.')
