/** Weighs a page for a screen, from its built HTML: for the build's table, the figures on pages and the budget check. */
import { ecoIndex } from './ecoindex.ts'

/** Width in CSS pixels, and device pixels per CSS pixel. */
export interface Screen {
  width: number
  density: number
}

/** Screens that pages are weighed for, by name. */
export const screens = {
  phone: { width: 412, density: 1.75 },
  desk: { width: 1440, density: 1 },
  wide: { width: 1920, density: 1 },
} as const satisfies Record<string, Screen>

export type ScreenName = keyof typeof screens
export const screenNames = Object.keys(screens) as ScreenName[]

/** A screen that loads the largest file of every picture. */
export const widestScreen: Screen = { width: 10_000, density: 10 }

/** Transferred bytes of the file at a path, or of the given text. */
type Weigh = (path: string, text?: string) => Promise<number>

/** Bytes after brotli, on a first visit scrolled to its end. */
export interface Weight {
  html: number
  scripts: number
  /** Fonts declared by the page. */
  fonts: number
  /** Stylesheet of other media. */
  styles: number
  /** Pictures, one AVIF file each, and SVG. */
  images: number
  /** Sum of the above. The icon, 0.4 kB, is left out. */
  total: number
  /** Requests of the above, the icon, and the measurement's script. */
  requests: number
  /** Number of elements of the document, without the parts of its drawings. */
  elements: number
  ecoIndex: number
}

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? ''
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([whole, group]) => group ?? whole)

/** Modules listed for the page's inline script. */
export const modulesIn = (html: string): string[] => /\sdata-modules="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []

/**
 * Evaluates `sizes` for a screen, in CSS pixels.
 * @param sizes `(width < 600px) 105vw, 56vw`
 * @throws Error on any other syntax
 */
function slotOf(sizes: string, { width }: Screen): number {
  const slot = sizes.split(',').find((size) => width < Number(/\(width < (\d+)px\)/.exec(size)?.[1] ?? Infinity))
  const [, value, unit] = /([\d.]+)(vw|px)\s*$/.exec(slot ?? '') ?? []
  if (!unit)
    throw new Error(`sizes="${sizes}" : seules des largeurs en px ou vw, après « (width < 600px) », se pèsent.`)
  return unit === 'vw' ? (Number(value) / 100) * width : Number(value)
}

/** True where a source with this `media` is chosen: `(width < 960px)`, or none for every screen. */
const isFor = (media: string, { width }: Screen) => width < Number(/\d+/.exec(media)?.[0] ?? Infinity)

/**
 * File that a browser chooses from the AVIF sources of a picture: of the first for the screen, the smallest that is wide enough, or the
 * widest; none for a picture of width zero.
 */
function candidateOf(picture: string, screen: Screen): string[] {
  const sources = matches(picture, /<source [^>]*type="image\/avif"[^>]*>/gi)
  const source = sources.find((tag) => isFor(attribute(tag, 'media'), screen))
  if (!source) return []
  const wanted = slotOf(attribute(source, 'sizes'), screen) * screen.density
  if (wanted === 0) return []
  const candidates = attribute(source, 'srcset')
    .split(', ')
    .map((candidate) => candidate.split(' '))
  const [path] = candidates.find(([, width = '']) => Number.parseInt(width, 10) >= wanted) ?? candidates.at(-1) ?? []
  return path ? [path] : []
}

/**
 * Weighs a page as a browser with this screen would load it.
 * @param page file of the page, and its published HTML
 */
export async function weighPage(
  { file, html }: { file: string; html: string },
  screen: Screen,
  weigh: Weigh,
): Promise<Weight> {
  const sum = async (paths: string[]) =>
    (await Promise.all(paths.map((path) => weigh(path)))).reduce((a, b) => a + b, 0)
  const pictures = matches(html, /<picture>.*?<\/picture>/gis).flatMap((tag) => candidateOf(tag, screen))
  const drawings = matches(html, /<img [^>]*src="([^"#]+\.svg)/gi)
  const files = {
    scripts: modulesIn(html),
    fonts: [...new Set(matches(html, /url\(["']?([^"')]+\.woff2)/g))],
    styles: matches(html, /<link rel="stylesheet" href="([^"]+)"/g),
    // A page may use several fragments of one SVG.
    images: [...new Set([...pictures, ...drawings])],
  }
  const weights = {
    html: await weigh(file, html),
    scripts: await sum(files.scripts),
    fonts: await sum(files.fonts),
    styles: await sum(files.styles),
    images: await sum(files.images),
  }
  const total = Object.values(weights).reduce((a, b) => a + b)
  // The page, its files, the icon and the measurement's script.
  const requests = 1 + Object.values(files).flat().length + 2
  // Scripts and styles hold text, no elements; of a drawing EcoIndex counts the `svg` alone, not its parts.
  const elements = matches(html.replaceAll(/(<(script|style|svg)\b[^>]*>).*?(?=<\/\2>)/gs, '$1'), /<[a-z]/gi).length
  return { ...weights, total, requests, elements, ecoIndex: ecoIndex({ elements, requests, kilobytes: total / 1000 }) }
}

/** The weight of a page on each of `screens`. */
export async function weighOnScreens(page: { file: string; html: string }, weigh: Weigh) {
  const weights = screenNames.map(async (screen) => [screen, await weighPage(page, screens[screen], weigh)] as const)
  return Object.fromEntries(await Promise.all(weights)) as Record<ScreenName, Weight>
}
