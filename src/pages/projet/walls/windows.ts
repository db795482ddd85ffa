import type { Composition, Light } from '@/components/BrickWall/wall'

/** Place of each window, in courses from the bottom and half bricks from the right, and its colour. */
const places: [number, number, Light][] = [
  [0, 0, 'fifth5'],
  [4, 4, 'first5'],
  [5, 0, 'third5'],
  [9, 4, 'fourth5'],
  [10, 0, 'second5'],
]

/** Windows of two bricks on three courses, each in the colour of a project. */
export const windows: Composition = ({ row, column }) =>
  places.find(([bottom, right]) => row >= bottom && row < bottom + 3 && column >= right - 1 && column < right + 3)?.[2]
