import { drawing } from '@/components/BrickWall/wall'

const street = [
  '...2...3...',
  '..222.333..',
  '..222.333..',
  '..2.2.3.3..',
  '.....1.....',
  '.4..11..5..',
  '444.11.555.',
  '444.11.555.',
  '4.4.11.5.5.',
]

/** Houses, each in the colour of a project, above the two courses of the filter (ServiceFilter.module.css). */
export const houses = drawing(...street, '', '')
houses.phone = drawing(...street)
