/**
 * Finds colours of the theme with too little contrast, and proposes the nearest shade that has enough. Pairs and ratios: WCAG 2.2, 1.4.3
 * and 1.4.11.
 */
import type { colors } from './tokens.ts'

type Name = keyof typeof colors
type Palette = Record<Name, string>

/** Channels from 0 to 255. */
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

/** @param hex « #7a2fe0 » */
export const colourOf = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)) as Colour

/** Contrast of two colours written « #7a2fe0 ». */
export const contrast = (one: string, other: string) => contrastRatio(colourOf(one), colourOf(other))

/** A colour, a background it is used on, and their minimum contrast: 4.5 for text, 3 for borders and icons. */
interface Pair {
  name: Name
  ground: Name
  least: 3 | 4.5
}

const pairsOf = (names: Name[], grounds: Name[], least: Pair['least'] = 4.5): Pair[] =>
  names.flatMap((name) => grounds.map((ground) => ({ name, ground, least })))

const onDark: Name[] = [
  'textOnDark',
  'primaryOnDark',
  'secondaryOnDark',
  'errorOnDark',
  'successOnDark',
  'subtitleOnDark',
  'star',
]
const pairs: Pair[] = [
  ...pairsOf(
    ['text', 'primary', 'primaryHover', 'secondary', 'error', 'info', 'success', 'warning', 'subtitle'],
    ['background', 'tint'],
  ),
  ...pairsOf(onDark, ['surface', 'surfaceRaised']),
  // Buttons: text, border and focus ring; bricks that hold a text.
  ...pairsOf(['primary', 'primaryHover', 'secondary', 'success', 'subtitle'], ['textOnDark']),
  ...pairsOf(['primaryOnDark', 'errorOnDark', 'star'], ['text']),
  ...pairsOf(['borderControl'], ['background', 'tint', 'surface'], 3),
  ...pairsOf(['primary'], ['text'], 3),
]

/**
 * Mixes a colour with black or white.
 * @param share from 0 to 1
 */
const mixed = (hex: string, end: 0 | 255, share: number) =>
  `#${colourOf(hex)
    .map((value) =>
      Math.round(value + (end - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** The nearest shade with enough contrast on every background; undefined when there is none. */
function nearest(name: Name, palette: Palette): string | undefined {
  const mine = pairs.filter((pair) => pair.name === name)
  const shades = Array.from({ length: 50 }, (_, step) => (step + 1) / 50).flatMap((share) =>
    ([0, 255] as const).map((end) => mixed(palette[name], end, share)),
  )
  return shades.find((shade) => mine.every(({ ground, least }) => contrast(shade, palette[ground]) >= least))
}

const formatRatio = (ratio: number) =>
  ratio.toLocaleString('fr-FR', { maximumFractionDigits: 1, roundingMode: 'floor' } as Intl.NumberFormatOptions)

/** Colours of src/theme/tokens.ts with too little contrast: one French message per colour. */
export function mistakesOfColours(palette: Palette): { file: string; field: Name; problem: string }[] {
  return [...new Set(pairs.map(({ name }) => name))].flatMap((name) => {
    const poor = pairs.filter(
      (pair) => pair.name === name && contrast(palette[name], palette[pair.ground]) < pair.least,
    )
    if (poor.length === 0) return []
    const places = poor.map(
      ({ ground, least }) =>
        `contraste de ${formatRatio(contrast(palette[name], palette[ground]))} avec ${ground} (${palette[ground]}), il faut ${formatRatio(least)}`,
    )
    const shade = nearest(name, palette)
    const advice = shade ? `« ${shade} » conviendrait.` : 'Aucune nuance ne convient : changez aussi ce fond.'
    return [
      {
        file: 'src/theme/tokens.ts',
        field: name,
        problem: `« ${palette[name]} » ne se lit pas : ${places.join(' ; ')}. ${advice}`,
      },
    ]
  })
}
