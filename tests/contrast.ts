/** Colours as browsers compute and draw them. */
import { type Colour, colourOf, contrastRatio } from '@/theme/contrasts'

/** « #7a2fe0 » as a computed value: `rgb(122, 47, 224)`. */
export const computed = (hex: string) => `rgb(${colourOf(hex).join(', ')})`

/**
 * Minimum contrast between a colour and pixels, from 1 to 21.
 * @param pixels red, green and blue of each
 * @param share minimum share of the pixels for a colour to count: below it, it is an antialiased edge or dithering
 */
export function leastContrast(colour: Colour, pixels: Uint8Array, share: number): number {
  const counts = new Map<number, number>()
  for (let at = 0; at < pixels.length; at += 3) {
    const key = ((pixels[at] as number) << 16) | ((pixels[at + 1] as number) << 8) | (pixels[at + 2] as number)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const ratios = [...counts]
    .map(([key, count]) => ({ count, ratio: contrastRatio(colour, [key >> 16, (key >> 8) & 255, key & 255]) }))
    .sort((a, b) => a.ratio - b.ratio)
  let seen = 0
  for (const { count, ratio } of ratios) {
    seen += count
    if (seen >= (pixels.length / 3) * share) return ratio
  }
  return 21
}
