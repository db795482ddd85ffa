import { brickBytes } from '@/browser/pageMeasure'

/** Size of a brick and of its joint, in pixels, the same for every figure, and the number of bricks in a course. */
export const brick = { width: 10, height: 5, joint: 2, perCourse: 12 }

/**
 * Draws a figure as bricks: one per page (« 18 ») or per `brickBytes` (« 102 ko »).
 * @returns SVG path data, courses from the top; empty for zero
 */
export function pathOfBricks(shown: string): string {
  const value = Number.parseFloat(shown.replace(/\s/g, '').replace(',', '.'))
  const count = shown.includes('ko') ? Math.max(1, Math.round((value * 1000) / brickBytes)) : value
  const { width, height, joint, perCourse } = brick
  const place = (index: number) =>
    `M${(index % perCourse) * (width + joint)} ${Math.floor(index / perCourse) * (height + joint)}h${width}v${height}h-${width}z`
  return Array.from({ length: count || 0 }, (_, index) => place(index)).join('')
}
