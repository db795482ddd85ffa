/** Size of a brick and of its joint, in units of the drawing, which holds six courses of five. */
export const brick = { width: 21, height: 9, joint: 3, perCourse: 5, courses: 6 }

/**
 * Draws a figure as bricks: one per page (« 18 ») or per 4 kB (« 102 ko »).
 * @returns SVG path data, courses from the top; empty for zero. When the bricks do not fit they are halved, then thirded…
 */
export function pathOfBricks(shown: string): string {
  const value = Number.parseFloat(shown.replace(/\s/g, '').replace(',', '.'))
  const count = shown.includes('ko') ? Math.max(1, Math.round(value / 4)) : value
  const times = Math.max(1, Math.ceil(Math.sqrt(count / (brick.perCourse * brick.courses))))
  const [width, height, joint] = [brick.width / times, brick.height / times, brick.joint / times]
  const perCourse = brick.perCourse * times
  const place = (index: number) =>
    `M${(index % perCourse) * (width + joint)} ${Math.floor(index / perCourse) * (height + joint)}h${width}v${height}h-${width}z`
  return Array.from({ length: count || 0 }, (_, index) => place(index)).join('')
}
