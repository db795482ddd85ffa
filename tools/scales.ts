import type { Weight } from '../scripts/build/weight.ts'
import { bricksFor } from '../src/browser/pageMeasure.ts'
import { colors, tints } from '../src/theme/tokens.ts'

/** Size of the drawing, in units of its SVG. */
export const size = { width: 1200, height: 750 }
/** The screen on the left pan, of the shape of a phone's. */
export const screen = { left: 223, top: 141, width: 208, height: 381 }
const brick = { width: 84, height: 36, joint: 6 }
const pile = { left: 694, length: 4, foot: 534 }

/** Courses of the scales, from the post down to the foot: left edges and lengths in half bricks, every other course cut in bond. */
const scales = [
  [[558, 2]],
  [[558, 2]],
  [
    [117, 10],
    [558, 2],
    [663, 10],
  ],
  [
    [285, 2],
    [558, 2],
    [831, 2],
  ],
  [[285, 15]],
  [[516, 4]],
  [[474, 6]],
  [[432, 8]],
] as const

/** A brick of a course, as long as so many half bricks. */
const brickAt = (left: number, top: number, halves: number) =>
  `M${left + brick.joint / 2} ${top}h${(halves * brick.width) / 2 - brick.joint}v${brick.height - brick.joint}h${brick.joint - (halves * brick.width) / 2}z`

/** Bricks of the scales, whose pans are a joint under the pile. */
const courses = scales.flatMap((runs, course) =>
  runs.flatMap(([left, halves]) => {
    const first = halves > 2 && (course + halves) % 2 === 0 ? 1 : 2
    const starts = [0, ...Array.from({ length: Math.ceil((halves - first) / 2) }, (_, index) => first + 2 * index)]
    return starts.map((start, index) =>
      brickAt(
        left + (start * brick.width) / 2,
        pile.foot + brick.joint + (course - 2) * brick.height,
        (starts[index + 1] ?? halves) - start,
      ),
    )
  }),
)

/**
 * Draws scales with two pans, level: on one a phone, whose screen is laid over the drawing, on the other its page, a brick for each
 * `brickBytes`, in bond.
 * @returns SVG
 */
export function scalesOf({ html, fonts, scripts, styles, images }: Weight): string {
  const kinds: [number, string][] = [
    [html, colors.secondary],
    [fonts, colors.star],
    [scripts, colors.primary],
    [styles + images, colors.primaryOnDark],
  ]
  const bricks = kinds
    .flatMap(([bytes, fill]) => Array<string>(bricksFor(bytes)).fill(fill))
    .map((fill, index) => {
      const course = Math.floor(index / pile.length)
      const left = pile.left + ((index % pile.length) + (course % 2) / 4) * brick.width
      return `<path fill="${fill}" d="${brickAt(left, pile.foot - (course + 1) * brick.height + brick.joint, 2)}"/>`
    })
  const { left, top, width, height } = screen
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
    <rect width="100%" height="100%" fill="${tints.parme.ground}"/>
    <rect x="${left - 12}" y="${top - 12}" width="${width + 24}" height="${height + 24}" rx="36" fill="${colors.surface}"/>
    <path fill="${colors.surface}" d="${courses.join('')}"/>
    <circle cx="600" cy="390" r="76" fill="${colors.surface}"/>
    <path fill="${colors.star}" d="M563 362h74v21h-74zM563 397h74v21h-74z"/>
    ${bricks.join('')}
  </svg>`
}
