/** `npm run check:style`: style advice on the texts of src/content and on built pages, by file. Never fails. */
import { existsSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { listFiles, listPages } from './build/files.ts'
import { type Advice, adviceOnPage, adviceOnTexts } from './style/advice.ts'
import { readText } from './text.ts'

let count = 0
function report(place: string, advice: Advice[]) {
  for (const { words, what } of advice) console.log(`  ${place} : ${what}${words ? `\n    « ${words} »` : ''}`)
  count += advice.length
}

// Project data is left out: picture descriptions are long.
for (const name of listFiles('src/content').filter(
  (file) => /\.(?:ts|mdx)$/.test(file) && !file.endsWith('/projet.ts'),
)) {
  const file = `src/content/${name}`
  report(file, adviceOnTexts(file, readText(file)))
}
/** Reference pages: their number of titles depends on their content. */
const isConsulted = (file: string) => /^(?:legal|projet)\/|^plan-du-site/.test(file)
if (existsSync('dist'))
  for (const file of listPages('dist'))
    report(`dist/${file}`, adviceOnPage(new JSDOM(readText(`dist/${file}`)).window.document, isConsulted(file)))
if (count > 0) console.log(`\n${count} conseil(s) de style : rien n’est faux, vous en êtes juge.`)
