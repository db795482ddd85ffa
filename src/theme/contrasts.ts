/**
 * Finds colours of the theme with too little contrast, and proposes the nearest shade that has enough. Pairs and ratios: WCAG 2.2, 1.4.3
 * and 1.4.11.
 */
import type * as tokens from './tokens.ts'

type Name = keyof typeof tokens.colors
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

/** Another colour of the theme, and the minimum contrast with it. */
interface Other {
  field: string
  hex: string
  least: number
}

/** The nearest shade with enough contrast with every other; undefined when there is none. */
function nearest(hex: string, others: Other[]): string | undefined {
  const shades = Array.from({ length: 50 }, (_, step) => (step + 1) / 50).flatMap((share) =>
    ([0, 255] as const).map((end) => mixed(hex, end, share)),
  )
  return shades.find((shade) => others.every((other) => contrast(shade, other.hex) >= other.least))
}

const formatRatio = (ratio: number) =>
  ratio.toLocaleString('fr-FR', { maximumFractionDigits: 1, roundingMode: 'floor' } as Intl.NumberFormatOptions)

interface ColourMistake {
  file: string
  field: string
  problem: string
}

const mistake = (field: string, problem: string): ColourMistake => ({ file: 'src/theme/tokens.ts', field, problem })

/** A colour with too little contrast, if it has, with a shade that would do. */
function mistakesOfColour(field: string, hex: string, others: Other[]): ColourMistake[] {
  const poor = others.filter((other) => contrast(hex, other.hex) < other.least)
  if (poor.length === 0) return []
  const places = poor.map(
    (other) =>
      `contraste de ${formatRatio(contrast(hex, other.hex))} avec ${other.field} (${other.hex}), il faut ${formatRatio(other.least)}`,
  )
  const shade = nearest(hex, others)
  const advice = shade ? `« ${shade} » conviendrait.` : 'Aucune nuance ne convient : changez aussi cette autre couleur.'
  return [mistake(field, `« ${hex} » ne se lit pas : ${places.join(' ; ')}. ${advice}`)]
}

/** Values that are no colour, wherever they are. */
function notColours(value: unknown, field: string): ColourMistake[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, part]) =>
      notColours(part, Array.isArray(value) ? `${field}[${name}]` : `${field}.${name}`),
    )
  return typeof value === 'string' && /^#[\da-f]{6}$/i.test(value)
    ? []
    : [
        mistake(
          field,
          `« ${value} » n’est pas une couleur ; il faut # et six chiffres ou lettres de a à f, comme « #7a2fe0 ».`,
        ),
      ]
}

type Colours = Pick<typeof tokens, 'rue' | 'tints'> & { colors: Palette }

/** Colours of src/theme/tokens.ts that are none, or with too little contrast: one French message per colour. */
export function mistakesOfColours({ colors, tints, rue }: Colours): ColourMistake[] {
  const none = Object.entries({ colors, tints, rue }).flatMap(([name, value]) => notColours(value, name))
  if (none.length > 0) return none
  const named = (name: Name, least: number): Other => ({ field: `colors.${name}`, hex: colors[name], least })
  const textsOnDark = (['textOnDark', 'subtitleOnDark', 'primaryOnDark'] as const).map((name) => named(name, 4.5))
  const ofNamed = [...new Set(pairs.map(({ name }) => name))].flatMap((name) => {
    const mine = pairs.filter((pair) => pair.name === name)
    const others = mine.map(({ ground, least }) => named(ground, least))
    return mistakesOfColour(`colors.${name}`, colors[name], others)
  })
  // Projects and street are seen with them.
  if (ofNamed.length > 0) return ofNamed
  return [
    ...Object.entries(tints).flatMap(([name, { ground, text, dark, brick }]) => [
      ...mistakesOfColour(`tints.${name}.ground`, ground, [{ field: 'text', hex: text, least: 4.5 }]),
      ...mistakesOfColour(`tints.${name}.dark`, dark, textsOnDark),
      ...mistakesOfColour(`tints.${name}.brick`, brick, textsOnDark),
    ]),
    ...Object.entries(rue).flatMap(([name, { sky, text, accent, facades, belfry, pavement }]) => {
      const onSky = (part: string, hex: string, least: number) =>
        mistakesOfColour(`rue.${name}.${part}`, hex, [{ field: 'sky', hex: sky, least }])
      return [
        ...onSky('text', text, 4.5),
        ...onSky('accent', accent, 4.5),
        ...facades.flatMap((hex, index) => onSky(`facades[${index}]`, hex, 1.3)),
        ...onSky('belfry', belfry, 1.3),
        ...onSky('pavement', pavement, 1.3),
      ]
    }),
  ]
}
