/** Size of a brick and of its joint, in the units of the drawing. */
export const brick = { width: 21, height: 9, joint: 3, perCourse: 5 }

/**
 * Bricks that stand for a figure as it is shown: one for each page (« 18 »), or for each 4 ko (« 102 ko »).
 * @returns data of an SVG path, courses of five from the top; empty for zero
 */
export function pathOfBricks(shown: string): string {
  const value = Number.parseFloat(shown.replace(/\s/g, '').replace(',', '.'))
  const count = shown.includes('ko') ? Math.max(1, Math.round(value / 4)) : value
  const { width, height, joint, perCourse } = brick
  const place = (index: number) =>
    `M${(index % perCourse) * (width + joint)} ${Math.floor(index / perCourse) * (height + joint)}h${width}v${height}h-${width}z`
  return Array.from({ length: count || 0 }, (_, index) => place(index)).join('')
}
