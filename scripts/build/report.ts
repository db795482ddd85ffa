/** What was built, as a table at the end of the build. */
import { budgets } from './budgets.ts'
import { ecoIndex, ecoIndexGrade } from './ecoindex.ts'
import { type PageSize, totalOf } from './figures.ts'

const rowLimit = 25
const kb = (bytes: number) => (bytes / 1000).toFixed(1).replace('.', ',')
const cell = (text: string | number) => String(text).padStart(10)

/** A page's row: what exceeds its budget is followed by « ! ». */
function rowOf(size: PageSize): string {
  const { file, html, scripts, images, requests, elements } = size
  const total = totalOf(size)
  const mark = (kind: keyof typeof budgets, value: number, text = kb(value)) =>
    value > budgets[kind] ? `${text} !` : text
  const score = ecoIndex({ elements, requests, kilobytes: total / 1000 })
  const cells = [
    mark('html', html),
    mark('scripts', scripts),
    kb(images),
    mark('total', total),
    mark('requests', requests, String(requests)),
    String(elements),
    `${Math.round(score)} ${ecoIndexGrade(score)}`,
  ]
  return `${cells.map(cell).join('')}  ${file}`
}

export function report(sizes: PageSize[]) {
  const rows = [...sizes].sort((a, b) => totalOf(b) - totalOf(a))
  console.log(`\n${sizes.length} pages prérendues. Poids en ko après brotli, images dans leur plus grande largeur :\n`)
  const titles = ['HTML', 'scripts', 'images', 'total', 'requêtes', 'éléments', 'EcoIndex']
  console.log(`${titles.map(cell).join('')}  page`)
  for (const size of rows.slice(0, rowLimit)) console.log(rowOf(size))
  if (rows.length > rowLimit) console.log(`          … et ${rows.length - rowLimit} autres, plus légères`)
  console.log()
}
