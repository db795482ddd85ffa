/**
 * Two letters for every class of the site. The HTML of a page carries its styles, so a name counts twice before the first paint:
 * with Vite's hashes of five random characters, which compress badly, the fullest pages weigh some 200 bytes more after brotli.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../build/files.ts'

const first = 'abcdefghijklmnopqrstuvwxyz'
const second = `${first.toUpperCase()}0123456789`

/** What a rule or a comment cannot be mistaken for: names after a dot, and those of animations. */
const localNames = /\.(-?[a-z_][\w-]*)|@keyframes\s+([\w-]+)/gi

/** The code of a rank: `aA`, `aB`… No word of a text is written so, which matters to scripts/build/css.ts. */
const codes = [...first].flatMap((a) => [...second].map((b) => a + b))

/**
 * For `css.modules.generateScopedName`. The same names give the same codes in the two builds of a page, the browser's and the prerendered.
 * @param folder where the CSS modules are
 * @returns the code of a class; a readable name for one written since the development server started
 * @throws Error when there are more names than codes
 */
export function classNames(folder: string) {
  const key = (file: string, name: string) => `${path.relative(folder, file).split(path.sep).join('/')}:${name}`
  const keys = new Set<string>()
  for (const file of listFiles(folder).filter((name) => name.endsWith('.module.css')))
    for (const [, className, animation] of readFileSync(path.join(folder, file), 'utf8').matchAll(localNames))
      keys.add(`${file}:${className ?? animation}`)
  if (keys.size > codes.length) throw new Error(`${keys.size} classes pour ${codes.length} noms de deux lettres.`)
  const known = new Map([...keys].map((name, rank) => [name, codes[rank] as string]))
  return (name: string, file: string): string =>
    known.get(key(file.replace(/\?.*/, ''), name)) ?? `${path.basename(file).replace(/\W.*/, '')}-${name}`
}
