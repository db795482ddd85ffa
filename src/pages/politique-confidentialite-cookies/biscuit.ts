import { type Drawing, gaps, gold } from '@/components/Sign/Sign'
import { cookies } from '@/content/confidentialite'

/** Courses of a disc with a bite taken at its right: left and right edge, in columns of the drawing’s grid. */
const courses = [
  [1.5, 3.5],
  [1, 4],
  [0.5, 3.5],
  [0, 3],
  [0, 3.5],
  [0, 4.5],
  [0.5, 4.5],
  [1, 4],
  [1.5, 3.5],
] as const

/** Bricks of a course in running bond: those at its ends may be halves. */
const bricks = courses.flatMap(([first, last], course) => {
  const joint = course % 2 ? 0.5 : 0
  const inner = Array.from({ length: 5 }, (_, index) => index + joint).filter((at) => at > first && at < last)
  return [first, ...inner].map((column, index) => ({ course, column, length: (inner[index] ?? last) - column }))
})

/** Whole bricks that are chips, in an order that keeps them apart. */
const chips = [4, 12, 17, 25, 27, 34, 22, 15].slice(0, cookies.rows.length)

const laid = (isChip: boolean, draw: typeof gaps) =>
  bricks
    .filter((_, index) => chips.includes(index) === isChip)
    .map(({ course, column, length }) => draw(course, column, length, length))
    .join('')

/** A biscuit that is not there: only its chips are, one for each thing that the browser keeps. */
export const biscuit: Drawing = {
  box: [264, 264],
  absent: laid(false, gaps),
  golden: laid(true, gold),
}
