/** Part of `npm run fix`: applies French typography to all texts in src/ (strings, JSX text, MDX), never to code. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../build/files.ts'
import { readText } from '../text.ts'
import { typeset } from './rules.ts'
import { changeTexts, isProse } from './texts.ts'

/** In a string, the escaped apostrophe \\' becomes a curly one, which needs no escape. */
const fix = (text: string) => typeset(text.replaceAll(/(?<=\p{L})\\'(?=\p{L})/gu, '’'))

const root = path.resolve('src')
for (const name of listFiles(root)) {
  if (!/\.(?:tsx?|mdx)$/.test(name)) continue
  const file = path.join(root, name)
  const before = readText(file)
  const after = changeTexts(file, before, (text) => (name.endsWith('.mdx') || isProse(text) ? fix(text) : text))
  if (after === before) continue
  writeFileSync(file, after)
  console.log(`Typographie : src/${name}`)
}
