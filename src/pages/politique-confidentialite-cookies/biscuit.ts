import { type Drawing, gaps, gold } from '@/components/Sign/Sign'
import { cookies } from '@/content/confidentialite'

/** Left and right edge of each course of a biscuit bitten at its right, in columns of the drawing. */
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

/** Whole bricks that are chips, by index, in an order that keeps them apart. */
const chips = [4, 12, 17, 25, 27, 34, 22, 15].slice(0, cookies.rows.length)

/** Digits from 1 on, as lines 7 units wide and 12 high, each in the middle of its brick (Sign: 60 units a column, 24 high, joints of 6). */
const digits = [
  'm3.5 0v12',
  'h7v6h-7v6h7',
  'h7v12h-7m0-6h7',
  'v6h7m0-6v12',
  'm7 0h-7v6h7v6h-7',
  'm7 0h-7v12h7v-6h-7',
  'h7v12',
  'h7v12h-7zm0 6h7',
]

type Brick = (typeof bricks)[number]

/** Bricks that are chips, or the others, each drawn from its index among them. */
const drawn = (areChips: boolean, draw: (brick: Brick, index: number) => string) =>
  bricks
    .filter((_, index) => chips.includes(index) === areChips)
    .map(draw)
    .join('')

/** The outline of a biscuit, whose only bricks are its chips, one for each item stored in the browser, with its number in the list. */
export const biscuit: Drawing = {
  box: [264, 264],
  absent: drawn(false, ({ course, column, length }) => gaps(course, column, length, length)),
  golden: drawn(true, ({ course, column, length }) => gold(course, column, length, length)),
  lines: drawn(
    true,
    ({ course, column, length }, index) => `M${60 * column + 30 * length - 6.5} ${30 * course + 6}${digits[index]}`,
  ),
}
