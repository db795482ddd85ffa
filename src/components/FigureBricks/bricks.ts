/** Size of a brick and of its joint, in pixels, the same for every figure. */
export const brick = { width: 10, height: 5, joint: 2 }

/** Bricks in a course of a pile. */
export const perCourse = 9

/** Size of a drawing of the pages, in units of its SVG. */
export const columns = { width: 142, height: 70 }

/**
 * Piles numbers of bricks on each other, in running bond, from the ground up.
 * @returns SVG path data of each number: a line for each course, upwards from 0, for dashes of a brick and its joint
 */
export function pileOf(counts: number[]): string[] {
  const [pitch, height] = [brick.width + brick.joint, brick.height + brick.joint]
  let laid = 0
  return counts.map((count) => {
    const end = laid + count
    let path = ''
    while (laid < end) {
      const [course, first] = [Math.floor(laid / perCourse), laid % perCourse]
      const length = Math.min(end - laid, perCourse - first)
      path += `M${(first + (course % 2) / 2) * pitch} ${-course * height - brick.height / 2}h${length * pitch - brick.joint}`
      laid += length
    }
    return path
  })
}
