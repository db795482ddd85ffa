import { bricksFor } from '@/browser/pageMeasure'

/** Size of a brick and of its joint, in pixels, the same for every figure. */
export const brick = { width: 10, height: 5, joint: 2 }

/** Bricks in a course, by name of the figure: the heaviest page has two columns of the table and the gap between them. */
export const perCourseOf = (name: string) => (name === 'poidsMax' ? 25 : 12)

/**
 * Draws a figure as bricks: one per page (« 18 ») or per `brickBytes` (« 102 ko »).
 * @param name of the figure
 * @returns SVG path data, courses from the top; empty for zero
 */
export function pathOfBricks(name: string, shown: string): string {
  const value = Number.parseFloat(shown.replace(/\s/g, '').replace(',', '.'))
  const count = shown.includes('ko') ? Math.max(1, bricksFor(value * 1000)) : value
  const { width, height, joint } = brick
  const perCourse = perCourseOf(name)
  const place = (index: number) =>
    `M${(index % perCourse) * (width + joint)} ${Math.floor(index / perCourse) * (height + joint)}h${width}v${height}h-${width}z`
  return Array.from({ length: count || 0 }, (_, index) => place(index)).join('')
}

/** Courses of a pile, and its size in pixels. Its bricks, of 4 kB, are longer: eight in a course. */
const courses = 10
const long = { width: 16, perCourse: 8 }
export const pile = {
  width: long.perCourse * (long.width + brick.joint) - brick.joint,
  height: courses * (brick.height + brick.joint),
}

/**
 * Piles numbers of bricks on each other, from the ground up. Bricks above the last course are left out.
 * @returns SVG path data of each number: lines through the middle of its bricks, for a stroke with dashes of a brick and its joint
 */
export function pileOf(counts: number[]): string[] {
  const { height, joint } = brick
  const { width, perCourse } = long
  let laid = 0
  return counts.map((count) => {
    const end = Math.min(laid + count, courses * perCourse)
    let path = ''
    while (laid < end) {
      const [course, first] = [Math.floor(laid / perCourse), laid % perCourse]
      const length = Math.min(end - laid, perCourse - first)
      const middle = pile.height - course * (height + joint) - height / 2
      path += `M${first * (width + joint)} ${middle}h${length * (width + joint) - joint}`
      laid += length
    }
    return path
  })
}
