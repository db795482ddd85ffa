/**
 * The courses of the wall on the home page, in running bond: places are counted in half bricks and in courses, from the lower right corner,
 * to which the wall is anchored.
 */

/** Half bricks in a course of seven bricks, one more for those that are moved by half a brick: the width of the plaque. */
export const columns = 15

/** Bricks of each course under the plaque: what comes without a script, the page and its font. */
export const foundations = [7, 8]

/** Bricks of each course on the plaque, as there is room for: beyond, the figure alone goes on. From md up they follow the headline's end. */
export const rising = {
  small: [7, 8, 7, 7, 6, 5, 4],
  large: [7, 7, 6, 6, 6, 4, 4, 4, 3, 4, 3, 3, 3, 2, 2, 1],
}

/** @param brick its course is counted from the ground of the drawing */
const pathOfBrick = (index: number, row: number, rows: number) =>
  `M${columns - 2 * (index + 1) + (row % 2)} ${rows - 1 - row}h2v1h-2z`

/** Data of an SVG path for each brick that there is room for, course after course from the ground up, right to left. */
export const pathsOf = (courses: number[]): string[] =>
  courses.flatMap((count, row) => Array.from({ length: count }, (_, index) => pathOfBrick(index, row, courses.length)))
