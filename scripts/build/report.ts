/** What was built, as a table at the end of the build. */
import { statSync } from 'node:fs'
import path from 'node:path'
import { compressedSize, type PageSize, totalOf } from './figures.ts'
import { listFiles } from './files.ts'

const rowLimit = 25
const kb = (bytes: number) => (bytes / 1000).toFixed(1).replace('.', ',')
const cell = (text: string | number) => String(text).padStart(9)

export function report(dist: string, sizes: PageSize[]) {
  const rows = [...sizes].sort((a, b) => totalOf(b) - totalOf(a))
  console.log(`\n${sizes.length} pages prérendues. Poids en ko après brotli, images dans leur plus grande largeur :\n`)
  console.log(`${['HTML', 'scripts', 'images', 'total', 'éléments'].map(cell).join('')}  page`)
  for (const size of rows.slice(0, rowLimit)) {
    const { file, html, scripts, images, elements } = size
    console.log(`${[kb(html), kb(scripts), kb(images), kb(totalOf(size)), elements].map(cell).join('')}  ${file}`)
  }
  if (rows.length > rowLimit) console.log(`          … et ${rows.length - rowLimit} autres, plus légères`)
  const files = listFiles(dist)
  const sum = (extension: string) =>
    files
      .filter((file) => file.endsWith(extension))
      .reduce((total, file) => total + compressedSize(path.join(dist, file)), 0)
  const disk = files.reduce((total, file) => total + statSync(path.join(dist, file)).size, 0)
  console.log(
    `\nEn tout : ${kb(sum('.js'))} ko de JavaScript, ${kb(sum('.css'))} ko de CSS, ${files.length} fichiers, ${kb(disk)} ko sur le disque.\n`,
  )
}
