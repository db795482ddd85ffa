import type { Weight } from '../scripts/build/weight.ts'
import { bricksFor } from '../src/browser/pageMeasure.ts'
import { colors, tints } from '../src/theme/tokens.ts'

/** Size of the drawing, in units of its SVG. */
export const size = { width: 1200, height: 750 }
/** The screen on the left pan, of the shape of a phone's. */
export const screen = { left: 223, top: 59, width: 208, height: 381 }
const brick = { width: 84, height: 36, joint: 6 }
const pile = { left: 694, length: 4, foot: 450 }

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
      return `<path fill="${fill}" d="M${left + brick.joint / 2} ${pile.foot - course * brick.height}h${brick.width - brick.joint}v${brick.joint - brick.height}h${brick.joint - brick.width}z"/>`
    })
  const { left, top, width, height } = screen
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
    <rect width="100%" height="100%" fill="${tints.parme.ground}"/>
    <rect x="${left - 12}" y="${top - 12}" width="${width + 24}" height="${height + 24}" rx="36" fill="${colors.surface}"/>
    <path fill="${colors.surface}" d="M126 452h402v22h-402zM672 452h402v22h-402zM316 474h22v52h524v-52h22v74h-568zM578 380h44v146h-44zM370 548h460l110 202H260z"/>
    <circle cx="600" cy="318" r="76" fill="${colors.surface}"/>
    <path fill="${colors.star}" d="M563 290h74v21h-74zM563 325h74v21h-74z"/>
    ${bricks.join('')}
  </svg>`
}
