/** Table of the built pages and their weights, at the end of the build. */
import { oneDecimal } from '../../src/site/formats.ts'
import { excessOf, margin } from './budgets.ts'
import { ecoIndexGrade } from './ecoindex.ts'
import { type ScreenName, screenNames, screens, type Weight } from './weight.ts'

export interface WeighedPage {
  /** Path of the page: `/projets`. */
  path: string
  weights: Record<ScreenName, Weight>
}

const rowLimit = 25
const kb = (bytes: number) => oneDecimal(bytes / 1000)
const cell = (text: string) => text.padStart(10)
/** Bytes of a page on the screen that loads most. */
const largestTotal = ({ weights }: WeighedPage) => Math.max(...Object.values(weights).map(({ total }) => total))

/** Row of a page; values above budget are followed by « ! ». */
function rowOf({ path, weights }: WeighedPage): string {
  const all = screenNames.map((screen) => weights[screen])
  const isOverBudget = (name: keyof Weight, onScreens: ScreenName[] = screenNames) =>
    onScreens.some((screen) => name in excessOf(path, screen, weights[screen]))
  const mark = (text: string, isMarked: boolean) => (isMarked ? `${text} !` : text)
  const { html, scripts, elements } = weights.phone
  const requests = Math.max(...all.map((weight) => weight.requests))
  const score = Math.min(...all.map(({ ecoIndex }) => ecoIndex))
  const cells = [
    mark(kb(html), isOverBudget('html')),
    mark(kb(scripts), isOverBudget('scripts')),
    ...screenNames.map((screen) => mark(kb(weights[screen].total), isOverBudget('total', [screen]))),
    mark(String(requests), isOverBudget('requests')),
    String(elements),
    mark(`${Math.round(score)} ${ecoIndexGrade(score)}`, isOverBudget('ecoIndex')),
  ]
  return `${cells.map(cell).join('')}  ${path}`
}

/** Prints the weights of the heaviest pages, heaviest first. */
export function printWeights(pages: WeighedPage[]) {
  const rows = pages
    .toSorted((a, b) => largestTotal(b) - largestTotal(a))
    .slice(0, rowLimit)
    .map(rowOf)
  console.log(
    `\n${pages.length} pages prérendues. Poids en ko après brotli, page lue en entier, par largeur d’écran :\n`,
  )
  const widths = screenNames.map((screen) => `${screens[screen].width} px`)
  console.log(`${['HTML', 'scripts', ...widths, 'requêtes', 'éléments', 'EcoIndex'].map(cell).join('')}  page`)
  console.log(rows.join('\n'))
  if (pages.length > rowLimit) console.log(`          … et ${pages.length - rowLimit} autres, plus légères`)
  if (rows.some((row) => row.includes(' !')))
    console.log(
      `\n« ! » : plus que ce qui est conseillé (scripts/build/budgets.ts) ; npm test échoue ${Math.round((margin - 1) * 100)} % au-dessus.`,
    )
  console.log()
}
