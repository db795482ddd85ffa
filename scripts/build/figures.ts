/** Figures that pages show about themselves, filled in after the build (src/browser/figures.ts). */
import type { Figures } from '../../src/browser/figures.ts'
import { bricksOf, foundationKinds, type Kind } from '../../src/browser/pageMeasure.ts'
import { columns } from '../../src/components/FigureBricks/bricks.ts'
import { brickPaths, foundations } from '../../src/pages/accueil/bond.ts'
import { formatNumber, ko } from '../../src/site/formats.ts'
import { pages } from '../../src/site/pages.ts'
import { defaultBudget } from './budgets.ts'
import { pathOf } from './files.ts'
import type { ScreenName, Weight } from './weight.ts'

export interface MeasuredPage {
  /** File of the page: `projets.html`. */
  file: string
  /** Weight with the largest file of each picture. */
  weight: Weight
  /** Weight on each screen. */
  weights: Record<ScreenName, Weight>
  /** Number of its files that could set a cookie. */
  cookies: number
}

/** Counts the files of a page that could set a cookie. @param texts its HTML, and the code of its scripts */
export const countCookieFiles = (texts: string[]) =>
  texts.filter((text) => /\.cookie\s*=(?!=)|cookieStore/.test(text)).length

/** « 142 ko », thousands of bytes; with one decimal under ten. */
const kilobytes = (bytes: number) =>
  `${formatNumber(bytes / 1000, { maximumFractionDigits: bytes < 10_000 ? 1 : 0 })}\u00a0ko`

/** Bytes of what the wall counts as the page: its HTML and its stylesheets. */
const pageBytes = ({ html, styles }: Weight) => html + styles

const isHome = ({ file }: MeasuredPage) => pathOf(file) === pages.accueil.path

/** Figures of the whole site. */
function siteFigures(page: MeasuredPage, all: MeasuredPage[]): Figures {
  const home = all.find(isHome)
  return {
    pages: formatNumber(all.length),
    htmlAccueil: kilobytes(home ? pageBytes(home.weight) : 0),
    javascript: kilobytes(Math.max(...all.map(({ weight }) => weight.scripts))),
    police: kilobytes(page.weight.fonts),
    cookies: formatNumber(Math.max(...all.map(({ cookies }) => cookies))),
    fichiers: formatNumber(Math.max(...all.map(({ weight }) => weight.requests))),
    poidsMax: kilobytes(Math.max(...all.map(({ weight }) => weight.total))),
  }
}

/** Figures of the wall of the home page: what it weighs by kind, and the bricks of its foundations. */
function wallFigures({ phone, desk }: MeasuredPage['weights']): Figures {
  const bytes: Record<Kind, number> = {
    page: pageBytes(desk),
    scripts: desk.scripts,
    police: desk.fonts,
    images: desk.images,
  }
  const bricks = bricksOf(foundationKinds.map((kind) => ({ kind, bytes: bytes[kind] })))
  const drawn = brickPaths(foundations)
    .slice(0, bricks.length)
    .map((path, index) => ({ path, kind: bricks[index]?.kind }))
  return {
    fondations: ko(bytes.page + bytes.police),
    surTelephone: ko(phone.total),
    surOrdinateur: ko(desk.total),
    ...Object.fromEntries(Object.entries(bytes).map(([kind, value]) => [`${kind}Ko`, `${ko(value)}\u00a0ko`])),
    ...Object.fromEntries(
      foundationKinds.map((kind) => [
        `${kind}Briques`,
        drawn.flatMap((brick) => (brick.kind === kind ? brick.path : [])).join(''),
      ]),
    ),
  }
}

/** Bytes of a course, where a column of bricks is a page, and its height: dash and gap of `.pages` (FigureBricks.module.css). */
const course = { bytes: 10_000, height: 2.5 }

/**
 * Figures drawn on « Nos expertises » and in the study of this site, as a phone loads the pages: every page beside this one, and the height
 * of their budget, the ceiling.
 */
function expertiseFigures(page: MeasuredPage, all: MeasuredPage[]): Figures {
  const weights = all
    .map(({ file, weights }) => ({ file, bytes: weights.phone.total }))
    .toSorted((a, b) => a.bytes - b.bytes)
  /** Moves from a column to the next are relative: all the same, they compress. */
  const pitch = Math.round((columns.width * 100) / weights.length) / 100
  const drawn = (isShown: (file: string) => boolean) => {
    let [path, at, height] = ['', -0.5, 0]
    for (const [index, { file, bytes }] of weights.entries()) {
      if (!isShown(file)) continue
      const move = Math.round((index - at) * pitch * 100) / 100
      path += path ? `m${move} ${height}` : `M${move} ${columns.height}`
      at = index
      height = Math.round(bytes / course.bytes) * course.height
      path += `v-${height}`
    }
    return path
  }
  const most = defaultBudget.total.phone
  const ceiling = columns.height - (most / course.bytes) * course.height
  return {
    pageMin: kilobytes(weights[0]?.bytes ?? 0),
    pageMax: kilobytes(weights.at(-1)?.bytes ?? 0),
    pagesAutres: drawn((file) => file !== page.file),
    pagesCelleCi: drawn((file) => file === page.file),
    plafond: kilobytes(most),
    plafondPlace: `translate(${-pitch / 2} ${ceiling})`,
  }
}

/** Mark of a figure in the HTML of a page. */
const mark = /⟦(\w+)⟧/g

/**
 * Figures that a page has marks for: its own weight, those of the whole site, of the expertises, and of the wall on the home page.
 * @param html of the page, with its marks
 * @returns the figures, and whether some are more than its own weight: reached by a link, such a page fetches them
 */
export function figuresOf(
  page: MeasuredPage,
  html: string,
  all: MeasuredPage[],
): { figures: Figures; areFetched: boolean } {
  const { phone, desk } = page.weights
  const own: Figures = { telephone: kilobytes(phone.total), bureau: kilobytes(desk.total) }
  const marks = new Set([...html.matchAll(mark)].map(([, name = '']) => name))
  const areFetched = [...marks].some((name) => !(name in own))
  const indexed = all.filter(({ file }) => file !== '404.html')
  const known: Figures = {
    ...own,
    ...(areFetched && { ...siteFigures(page, indexed), ...expertiseFigures(page, indexed) }),
    ...(isHome(page) && wallFigures(page.weights)),
  }
  return { figures: Object.fromEntries(Object.entries(known).filter(([name]) => marks.has(name))), areFetched }
}

/**
 * Replaces the marks of a page by its figures.
 * @throws Error on a mark without a figure
 */
export function fillMarks(file: string, html: string, figures: Figures): string {
  return html.replace(mark, (_, name: string) => {
    const value = figures[name]
    if (value === undefined)
      throw new Error(`${file} montre le chiffre « ${name} », que scripts/build/figures.ts ne mesure pas.`)
    return value
  })
}
