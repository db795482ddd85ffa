import { bricksFor } from '@/browser/pageMeasure'

/** Size of a brick and of its joint, in pixels, the same for every figure. */
export const brick = { width: 10, height: 5, joint: 2 }

/** Bricks in a course. */
export const perCourse = 9

/**
 * Draws a figure as bricks: one per page (« 18 ») or per `brickBytes` (« 102 ko »).
 * @returns SVG path data: a line a course from the top, through the middle of its bricks, for dashes of a brick and its joint; for zero,
 * the closed outline of a missing brick
 */
export function pathOfBricks(shown: string): string {
  const value = Number.parseFloat(shown.replace(/\s/g, '').replace(',', '.'))
  const count = shown.includes('ko') ? Math.max(1, bricksFor(value * 1000)) : Math.floor(value) || 0
  if (value === 0) return `M.5.5h${brick.width - 1}v${brick.height - 1}h${1 - brick.width}z`
  return Array.from({ length: Math.ceil(count / perCourse) }, (_, course) => {
    const length = Math.min(perCourse, count - course * perCourse) * (brick.width + brick.joint) - brick.joint
    return `M0 ${course * (brick.height + brick.joint) + brick.height / 2}h${length}`
  }).join('')
}

/** Courses of a pile and its size in units of its SVG, for bricks of 4 kB, seven in a course. */
const courses = 10
const perCourseOfPile = 7
export const pile = { width: 142, height: courses * (brick.height + brick.joint) }

/** End of a number of bricks of a course, in the joint after them: every other course begins with a half brick. */
const endOf = (course: number, count: number) =>
  count % perCourseOfPile === 0
    ? (count / perCourseOfPile) * pile.width
    : Math.round(((count - (course % 2) / 2) * pile.width * 10) / perCourseOfPile - 5) / 10

/**
 * Piles numbers of bricks on each other, from the ground up. Bricks above the last course are left out.
 * @returns SVG path data of each number, a line a course, as long as its bricks with their joints, which a mask cuts
 */
export function pileOf(counts: number[]): string[] {
  const height = brick.height + brick.joint
  let laid = 0
  return counts.map((count) => {
    const end = Math.min(laid + count, courses * perCourseOfPile)
    let path = ''
    while (laid < end) {
      const [course, first] = [Math.floor(laid / perCourseOfPile), laid % perCourseOfPile]
      const length = Math.min(end - laid, perCourseOfPile - first)
      path += `M${endOf(course, first)} ${pile.height - (course + 0.5) * height}H${endOf(course, first + length)}`
      laid += length
    }
    return path
  })
}
