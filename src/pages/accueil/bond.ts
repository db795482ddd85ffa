/**
 * The courses of the wall on the home page, in running bond: places are counted in half bricks and in courses, from the lower right corner,
 * to which the wall is anchored.
 */

/** Half bricks in a course of seven bricks, one more for those that are moved by half a brick: the width of the plaque. */
export const columns = 15

/** Bricks of each course under the plaque: what comes without a script, the page and its font. */
export const foundations = [7, 8]

/**
 * Most bricks drawn in each course above the plaque, lowest first; the figure counts those that do not fit too. From md up the outline
 * clears the headline.
 */
export const rising = {
  small: [7, 8, 7, 8, 7, 8, 7, 8],
  large: [7, 7, 6, 6, 6, 4, 4, 4, 3, 4, 3, 3, 3, 2, 2, 1],
}

/** @param index from the right @param row course, from the ground @param rows courses of the drawing */
const pathOfBrick = (index: number, row: number, rows: number) =>
  `M${columns - 2 * (index + 1) + (row % 2)} ${rows - 1 - row}h2v1h-2z`

/** Data of an SVG path for each brick that there is room for, course after course from the ground up, right to left. */
export const brickPaths = (courses: number[]): string[] =>
  courses.flatMap((count, row) => Array.from({ length: count }, (_, index) => pathOfBrick(index, row, courses.length)))
