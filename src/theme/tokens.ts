/**
 * Design constants that programs need without React or Mantine: read by the theme, the generated custom properties and the drawing tools.
 * Contrasts are checked in tests/unit/theme.test.ts.
 */

/** Named colours. `*OnDark` is the variant of the same role on a near-black surface. */
export const colors = {
  background: '#ffffff',
  surface: '#120d1d',
  surfaceRaised: '#1d1630',
  surfaceCard: '#ffffff',
  text: '#120d1d',
  textOnDark: '#ffffff',
  primary: '#7a2fe0',
  primaryHover: '#6422c0',
  primaryOnDark: '#bfa0ff',
  secondary: '#2457e6',
  secondaryOnDark: '#8fb0ff',
  error: '#c62a3a',
  errorOnDark: '#ff8a93',
  info: '#0b6fa8',
  success: '#117a4b',
  successOnDark: '#5fd79b',
  warning: '#9a5b00',
  subtitle: '#625d70',
  subtitleOnDark: '#b5afc6',
  star: '#ffc42e',
  tint: '#f5f1fd',
  border: '#e4dff0',
  borderControl: '#8a8399',
  borderOnDark: '#38304d',
} as const

/**
 * Colours of the projects: background and text of a band; near-black background of the study, its unlit bricks, and five or six colours of
 * lit bricks. The dark background is the tint at a lightness of .24 to .25 and a chroma of .05 at most (OKLCH): mixing with black would
 * turn it grey.
 */
export const tints = {
  parme: {
    ground: '#e6dcfb',
    text: colors.text,
    dark: '#221b30',
    brick: '#322a41',
    lights: ['#bfa0ff', '#2aa3aa', '#f3b544', '#c3de8e', '#bfe8f1', '#dfe7e2'],
  },
  encre: {
    ground: '#0f6a70',
    text: colors.textOnDark,
    dark: '#03272a',
    brick: '#0a393d',
    lights: ['#1f949b', '#d8402a', '#e9a93a', '#6fb3ee', '#f1e6d2'],
  },
  braise: {
    ground: '#f3b544',
    text: colors.text,
    dark: '#2c1a06',
    brick: '#3f2a10',
    lights: ['#f3b544', '#d8512a', '#ffe3a3', '#f3b544', '#d8512a'],
  },
  trait: {
    ground: '#dfe7e2',
    text: colors.text,
    dark: '#18221c',
    brick: '#27332c',
    lights: ['#00b868', '#7c857f', '#dfe7e2', '#00b868', '#7c857f'],
  },
  aube: {
    ground: '#bfe8f1',
    text: colors.text,
    dark: '#0e2227',
    brick: '#1d3439',
    lights: ['#ff8a1f', '#ff9fc0', '#92b6be', '#1f9d63', '#bfe8f1'],
  },
  potager: {
    ground: '#c3de8e',
    text: colors.text,
    dark: '#1a2306',
    brick: '#2a3413',
    lights: ['#2f9e57', '#f08a2c', '#e9557d', '#c3de8e', '#f3d35b'],
  },
} as const

export type Tint = keyof typeof tints

/** Colours of the street at a time of day. */
interface Daylight {
  /** Sky; text over it, its highlight, and the icon before the hour. */
  sky: string
  text: string
  accent: string
  mark: string
  facades: readonly [string, string, string]
  belfry: string
  clock: string
  mortar: string
  pavement: string
  /** Unlit window, lit window, and one in six of the lit ones. */
  pane: string
  lit: string
  litElse: string
  /** Sun or moon; none at dusk. */
  disc?: string
}

/** Colours of the street by time of day; it is prerendered at dusk. Contrasts with its sky: tests/unit/theme.test.ts. */
export const rue = {
  dusk: {
    sky: colors.surface,
    text: colors.textOnDark,
    accent: colors.primaryOnDark,
    mark: colors.star,
    facades: ['#4c3785', '#372a60', '#33275b'],
    belfry: '#6a4fc0',
    clock: colors.textOnDark,
    mortar: '#0c0815',
    pavement: '#4a3b74',
    pane: colors.surface,
    lit: colors.star,
    litElse: colors.primaryOnDark,
  },
  dawn: {
    sky: '#c9b2ff',
    text: colors.text,
    accent: '#5a17b8',
    mark: '#5a17b8',
    facades: ['#6a3fc4', '#4a2c92', '#3d2579'],
    belfry: '#8450e6',
    clock: '#ffe3a3',
    mortar: '#b79bf5',
    pavement: '#6a4bb0',
    pane: '#2b1a5c',
    lit: '#ffe3a3',
    litElse: '#ffffff',
    disc: colors.star,
  },
  day: {
    sky: '#efe9fc',
    text: colors.text,
    accent: colors.primary,
    mark: colors.primary,
    facades: ['#7d52d6', '#b79bf0', '#a482ea'],
    belfry: '#5527ad',
    clock: colors.text,
    mortar: '#e1d5fa',
    pavement: '#9c7fdd',
    pane: '#ffffff',
    lit: colors.star,
    litElse: '#dcecff',
    disc: colors.star,
  },
  night: {
    sky: '#090612',
    text: colors.textOnDark,
    accent: colors.primaryOnDark,
    mark: colors.star,
    facades: ['#43327c', '#32265c', '#2a1f4f'],
    belfry: '#5f46b0',
    clock: '#ffffff',
    mortar: '#05030b',
    pavement: '#42336f',
    pane: '#0d0918',
    lit: colors.star,
    litElse: colors.primaryOnDark,
    disc: '#e4dff0',
  },
} as const satisfies Record<string, Daylight>

export type DayTime = keyof typeof rue
export const dayTimes = Object.keys(rue) as DayTime[]

/** The two lit bricks of the pavement in front of the door. */
export const pavementLit = '#c9952a'

/** Duration of the scroll to a fragment, in milliseconds. No other animation is longer, except the progress line (Header.module.css). */
export const scrollDuration = 300

/** Side of a portrait as it is shown, in CSS pixels. */
export const portraitSide = 160

/** Height of the sticky header, in rem: it grows with the visitor's text size. */
export const headerHeightRem = 4.5

/** The font and its authors. To change it, edit these constants, then `npm run font`. */
export const fontName = 'Bricolage Grotesque'
export const fontAuthors = 'The Bricolage Grotesque Project Authors'
export const fontLicence = 'SIL Open Font License 1.1'
/** Its package (https://fontsource.org), under the SIL Open Font License, quoted in the licences. */
export const fontPackage = '@fontsource-variable/bricolage-grotesque'
/** Source file and axes of each cut in that package: text in several weights, display in one. */
export const fontSources = {
  text: { file: 'bricolage-grotesque-latin-wght-normal.woff2', axes: { wght: { min: 400, max: 700 } } },
  display: { file: 'bricolage-grotesque-latin-standard-normal.woff2', axes: { opsz: 96, wdth: 100, wght: 680 } },
}

/** @param file its name in src/theme/fonts, without extension */
const cut = (family: string, file: keyof typeof fontSources) => ({
  family,
  file,
  // Fallback until the font loads: Arial, or Roboto, with adjusted metrics (made by tools/font.ts).
  fallbacks: { arial: `${family} Fallback`, roboto: `${family} Fallback Roboto` },
})

/** The two cuts of the font: text, and display from 30 px up. */
export const cuts = {
  text: cut(fontName, 'text'),
  display: cut(`${fontName} Display`, 'display'),
} as const

const familyOf = ({ family, fallbacks }: ReturnType<typeof cut>) =>
  `'${family}', '${fallbacks.arial}', '${fallbacks.roboto}', system-ui, sans-serif`

export const fontFamily = familyOf(cuts.text)
export const displayFamily = familyOf(cuts.display)
