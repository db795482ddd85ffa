/** Contrast of two colours, as WCAG measures it. */

/** From 0 to 255 each. */
export type Colour = [red: number, green: number, blue: number]

/** Relative luminance, from 0 to 1: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance. */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** From 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio. */
export function contrastRatio(one: Colour, other: Colour): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}
