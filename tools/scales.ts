import { bricksFor } from '../src/browser/pageMeasure.ts'
import { colors, tints } from '../src/theme/tokens.ts'

/** Size of the drawing, in units of its SVG. */
export const size = { width: 1200, height: 750 }
const brick = { width: 110, height: 50, joint: 8 }
/** Courses of a whole pile; the last one may be short. */
const courses = 8
const pan = { top: 500, height: 26 }
const dial = { x: 600, y: 692, radius: 112 }

/** Point of the dial, from its left end (0) to its right end (1). */
const onDial = (share: number, radius: number) => {
  const angle = Math.PI * (1 - share)
  return `${Math.round(dial.x + radius * Math.cos(angle))} ${Math.round(dial.y - radius * Math.sin(angle))}`
}

/**
 * Draws a page on kitchen scales, a brick for each `brickBytes`: a pile whose courses are one brick shorter than the one below.
 * @param kinds bytes of its HTML, fonts, scripts and pictures, from the ground up
 * @param most bytes from which the dial is red
 * @returns SVG
 */
export function scalesOf(kinds: [html: number, fonts: number, scripts: number, images: number], most: number): string {
  const fills = [colors.secondary, colors.star, colors.primary, colors.primaryOnDark]
  const bricks = kinds.flatMap((bytes, kind) => Array<string>(bricksFor(bytes)).fill(fills[kind] as string))
  let length = Math.ceil((bricks.length + (courses * (courses - 1)) / 2) / courses)
  let drawn = ''
  for (
    let top = pan.top - brick.height, left = (size.width - length * brick.width) / 2;
    bricks.length > 0;
    length -= 1
  ) {
    for (const [index, fill] of bricks.splice(0, length).entries())
      drawn += `<path fill="${fill}" d="M${left + index * brick.width + brick.joint / 2} ${top}h${brick.width - brick.joint}v${brick.height - brick.joint}h${brick.joint - brick.width}z"/>`
    top -= brick.height
    left += brick.width / 2
  }
  const bytes = kinds.reduce((sum, part) => sum + part, 0)
  const full = 1.25 * most
  const arc = `M${onDial(most / full, 82)}A82 82 0 0 1 ${onDial(1, 82)}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
    <rect width="100%" height="100%" fill="${tints.parme.ground}"/>
    <path fill="${colors.surface}" d="M20 ${pan.top}h1160v${pan.height}H20zM540 526h120v34h130l90 190H320l90-190h130z"/>
    <circle cx="${dial.x}" cy="${dial.y}" r="${dial.radius}" fill="${colors.background}"/>
    <path fill="none" stroke="${colors.error}" stroke-width="28" d="${arc}"/>
    <path stroke="${colors.primary}" stroke-width="16" d="M${dial.x} ${dial.y}L${onDial(bytes / full, 92)}"/>
    <circle cx="${dial.x}" cy="${dial.y}" r="20" fill="${colors.primary}"/>
    ${drawn}
  </svg>`
}
