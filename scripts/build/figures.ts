/** Figures that pages show about themselves, filled in after the build (src/browser/figures.ts). */
import type { Figures } from '../../src/browser/figures.ts'
import { pathOfBricks } from '../../src/pages/projets/bricks.ts'
import { formatNumber } from '../../src/site/formats.ts'
import { pages, projetPath, thisSite } from '../../src/site/pages.ts'
import type { Weight } from './weight.ts'

export interface MeasuredPage {
  /** File of the page: `projets.html`. */
  file: string
  /** Weight with the largest file of each picture. */
  weight: Weight
  /** Number of its files that could set a cookie. */
  cookies: number
}

/** Path of the page in a file: `/projets` for `projets.html`. */
export const pathOf = (file: string) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`)

/** @param texts of a page: its HTML, and the code of its scripts */
export const cookiesOf = (texts: string[]) => texts.filter((text) => /document\.cookie|cookieStore/.test(text)).length

/** « 142 ko », thousands of bytes; with one decimal under ten. */
const kilobytes = (bytes: number) =>
  `${formatNumber(bytes / 1000, { maximumFractionDigits: bytes < 10_000 ? 1 : 0 })}\u00a0ko`

/** Figures of the whole site. The bricks that represent some of them are drawn here, so that they need no JavaScript. */
function siteFigures(page: MeasuredPage, all: MeasuredPage[]): Figures {
  const totals = all.map(({ weight }) => weight.total)
  const home = all.find(({ file }) => file === 'index.html')
  const figures = {
    pages: formatNumber(all.length),
    htmlAccueil: kilobytes(home?.weight.html ?? 0),
    javascript: kilobytes(Math.max(...all.map(({ weight }) => weight.scripts))),
    police: kilobytes(page.weight.fonts),
    cookies: formatNumber(Math.max(...all.map(({ cookies }) => cookies))),
  }
  const bricks = Object.entries(figures).map(([name, value]) => [`${name}Briques`, pathOfBricks(value)])
  return {
    ...figures,
    ...(pathOf(page.file) === pages.projets.path && Object.fromEntries(bricks)),
    poidsMin: kilobytes(Math.min(...totals)),
    poidsMax: kilobytes(Math.max(...totals)),
    elementsMax: formatNumber(Math.max(...all.map(({ weight }) => weight.elements))),
  }
}

/** Figures of a page: its weight and, on the two pages that show them, those of the whole site. */
export function figuresOf(page: MeasuredPage, all: MeasuredPage[]): Figures {
  const showsSite = [pages.projets.path, projetPath(thisSite)].includes(pathOf(page.file))
  const indexed = all.filter(({ file }) => file !== '404.html')
  return { poids: kilobytes(page.weight.total), ...(showsSite && siteFigures(page, indexed)) }
}

/**
 * Replaces the marks of a page by its figures.
 * @throws Error on a mark without a figure
 */
export function fillMarks(file: string, html: string, figures: Figures): string {
  return html.replace(/⟦(\w+)⟧/g, (_, name: string) => {
    const value = figures[name]
    if (value === undefined)
      throw new Error(`${file} montre le chiffre « ${name} », que scripts/build/figures.ts ne mesure pas.`)
    return value
  })
}
