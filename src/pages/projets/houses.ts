import { drawing } from '@/components/BrickWall/wall'

const street = [
  '.2...3..6..',
  '222.33.666.',
  '2.2.33.6.6.',
  'vvvvvvvvvvv',
  '',
  '.4..1...5..',
  '444.11.555.',
  '4.4.11.5.5.',
  'vvvvvvvvvvv',
]

/** Houses on two streets, each in the colour of a project, above the two courses of the filter (ServiceFilter.module.css). */
export const houses = drawing(...street, '', '')
houses.phone = drawing(...street)
