/** What each page weighs, measured in the files of the build, and written where pages show it (src/browser/figures.ts). */
import type { Figures } from '../../src/browser/figures.ts'
import { pathOfBricks } from '../../src/pages/projets/bricks.ts'
import { pages, projetPath, thisSite } from '../../src/site/pages.ts'

export interface PageSize {
  /** File of the page: `projets.html`. */
  file: string
  /** Bytes after brotli. */
  html: number
  scripts: number
  /** Of the font, in all its cuts. */
  font: number
  /** Bytes of its images in their best format, at the largest width a screen may ask for, and of its drawings. */
  images: number
  /** On a first visit read to its end: document, scripts, fonts, pictures, icon, and the measurement script. */
  requests: number
  /** Number of elements of the prerendered document. */
  elements: number
  /** How many of its files could set a cookie. */
  cookies: number
}

/** Path of the page in a file: `/projets` for `projets.html`. */
export const pathOf = (file: string) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`)

export const totalOf = ({ html, scripts, font, images }: PageSize) => html + scripts + font + images

const fileNames = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, url = '']) => url)

/** Files of the largest AVIF of each picture, the last of its `srcset`, and of the drawings, of which a page may show several parts. */
const imagesOf = (html: string): string[] => [
  ...new Set([
    ...fileNames(html, /<source type="image\/avif" srcset="(?:[^"]*, )?([^" ]+) \d+w"/gi),
    ...fileNames(html, /<img [^>]*src="([^"#]+\.svg)/g),
  ]),
]

/**
 * @param assets addresses of the scripts and the fonts the page loads, and the code of the scripts; its styles are in its HTML
 * @param weigh bytes over the network of what is at an address
 */
export async function weighPage(
  file: string,
  html: string,
  assets: { scripts: string[]; fonts: string[]; code: string[] },
  weigh: (address: string) => Promise<number>,
): Promise<PageSize> {
  const sum = async (addresses: string[]) => {
    const weights = await Promise.all([...new Set(addresses)].map(weigh))
    return weights.reduce((total, weight) => total + weight, 0)
  }
  const images = imagesOf(html)
  return {
    file,
    html: await weigh(file),
    scripts: await sum(assets.scripts),
    font: await sum(assets.fonts),
    images: await sum(images),
    requests: 1 + assets.scripts.length + assets.fonts.length + images.length + 2,
    elements: [...html.matchAll(/<[a-z]/g)].length,
    cookies: [html, ...assets.code].filter((text) => /document\.cookie|cookieStore/.test(text)).length,
  }
}

const number = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })
const whole = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 })
/** « 142 ko », thousands of bytes; with one decimal under ten. */
const kilobytes = (bytes: number) => `${(bytes < 10_000 ? number : whole).format(bytes / 1000)}\u00a0ko`

/** Figures of the whole site. The bricks that stand for some of them are drawn here, so that they are there without JavaScript. */
function siteFigures(page: PageSize, all: PageSize[]): Figures {
  const totals = all.map(totalOf)
  const home = all.find(({ file }) => file === 'index.html')
  const figures = {
    pages: whole.format(all.length),
    htmlAccueil: kilobytes(home?.html ?? 0),
    javascript: kilobytes(Math.max(...all.map(({ scripts }) => scripts))),
    police: kilobytes(page.font),
    cookies: whole.format(Math.max(...all.map(({ cookies }) => cookies))),
  }
  const bricks = Object.entries(figures).map(([name, value]) => [`${name}Briques`, pathOfBricks(value)])
  return {
    ...figures,
    ...(page.file === 'projets.html' && Object.fromEntries(bricks)),
    poidsMin: kilobytes(Math.min(...totals)),
    poidsMax: kilobytes(Math.max(...totals)),
    elementsMax: whole.format(Math.max(...all.map(({ elements }) => elements))),
  }
}

/** Figures of a page: its own weight, and those of the whole site where they are shown: in the list of projects, and in « Ce site ». */
export function figuresOf(page: PageSize, all: PageSize[]): Figures {
  const showsSite = [pages.projets.path, projetPath(thisSite)].includes(pathOf(page.file))
  const indexed = all.filter(({ file }) => file !== '404.html')
  return { poids: kilobytes(totalOf(page)), ...(showsSite && siteFigures(page, indexed)) }
}

/**
 * Replaces the marks of a page by its figures.
 * @throws Error on a mark that nothing measures
 */
export function fillMarks(file: string, html: string, figures: Figures): string {
  return html.replace(/⟦(\w+)⟧/g, (_, name: string) => {
    const value = figures[name]
    if (value === undefined)
      throw new Error(`${file} montre le chiffre « ${name} », que scripts/build/figures.ts ne mesure pas.`)
    return value
  })
}
