/**
 * Class names of the published site: two characters in place of a hash, which no compression shortens (0.4 kB less in each page). A name
 * depends on the stylesheets alone, so that the builds for browsers and for HTML agree.
 */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { readText } from '../text.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** `aA` to `zZ`, then `aAa`…: no word of a text, which would keep a rule that its page does not use (scripts/build/css.ts). */
function nameAt(rank: number): string {
  const [first, second, more] = [rank % 26, Math.floor(rank / 26) % 26, Math.floor(rank / 676)]
  return `${letters[first]}${letters[second]?.toUpperCase()}${more > 0 ? letters[more - 1] : ''}`
}

/**
 * For `css.modules.generateScopedName`. Stylesheets are numbered in the order of their paths: a class added to a page leaves the names of
 * components and layout, hence the chunk that every page loads, as they are.
 * @param root folder of the stylesheets
 * @returns a function from a class or keyframes name and its file to the published name
 */
export function shortClassNames(root: string) {
  const keyOf = (file: string, name: string) => `${path.relative(root, file).replaceAll(path.sep, '/')} ${name}`
  const keys = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort()
    .flatMap((file) => {
      const css = readText(path.join(root, file))
      const names = [...css.matchAll(/(?:\.|@keyframes\s+)([a-z][\w-]*)/gi)].map(([, name = '']) => name)
      return [...new Set(names)].map((name) => keyOf(path.join(root, file), name))
    })
  const names = new Map([...new Set(keys)].map((key, rank) => [key, nameAt(rank)]))
  return (name: string, file: string): string => {
    const [clean = file] = file.split('?')
    const short = names.get(keyOf(clean, name))
    if (!short)
      throw new Error(`« ${name} » ne se lit pas dans ${clean} : les classes sont nommées au début de la construction.`)
    return short
  }
}
