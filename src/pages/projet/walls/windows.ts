import { type Composition, drawing, type Light } from '@/components/BrickWall/wall'

/** Place of each window, in courses from the bottom and half bricks from the right, and its colour. */
const places: [number, number, Light][] = [
  [0, 2, 'fifth5'],
  [4, 6, 'first5'],
  [5, 2, 'third5'],
  [9, 6, 'fourth5'],
  [10, 2, 'second5'],
]

/** Windows of two bricks on three courses, each in the colour of a project. */
export const windows: Composition = ({ row, column }) => {
  const from = column + (row % 2)
  return places.find(([bottom, right]) => row >= bottom && row < bottom + 3 && from >= right && from < right + 4)?.[2]
}
windows.isDrawing = true
windows.phone = drawing('11.55.', '11.55.', '11.55.', '')
