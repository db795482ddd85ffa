import { drawing } from '@/components/BrickWall/wall'

const street = [
  '.2..4..6...',
  '222444666..',
  '222444666..',
  '223445661..',
  '2333555111.',
  '23.35.51.1.',
  '2333555111.',
  '23.35.51.1.',
  'vvvvvvvvvvv',
]

/**
 * One street, each house in the colour of a project, one behind, one in front, in the order of the page; above the two courses of the
 * filter (ServiceFilter.module.css).
 */
export const houses = drawing(...street, '', '')
houses.phone = drawing(...street)
