/** Checks links, ids and texts of built pages: components make many ids and links, which no source shows. */
import path from 'node:path'
// Unlike decodeURIComponent, it does not throw on « %zz ».
import { unescape as decode } from 'node:querystring'
import type { Redirection } from '../../src/site/redirections.ts'
import { fileOf, listFiles, listPages, pathOf } from '../build/files.ts'
import { readText } from '../text.ts'
import { type Mistake, mistakeIf, refuse } from './mistakes.ts'

/**
 * Checks that each link of each built page to the site leads to a page or a file, such as those to a project that is a draft now, and to a
 * place of that page.
 * @param basePath of the site, with both slashes
 * @throws ContentError with every link that leads nowhere, and a page that has it
 */
export function checkLinks(dist: string, basePath: string): void {
  const htmlOf = new Map(listPages(dist).map((file) => [file, readText(path.join(dist, file))]))
  /** Pages that lead to each place, by path and fragment. */
  const pagesByTarget = new Map<string, Set<string>>()
  for (const [file, html] of htmlOf)
    for (const [, href = ''] of html.matchAll(/<a\s[^>]*?\bhref="((?:\/(?!\/)|#)[^"]*)/g)) {
      const [place = '', fragment = ''] = href.split('#')
      const pathname = place.replace(/\?.*/, '') || `${basePath}${pathOf(file).slice(1)}`
      if (!pathname.startsWith(basePath)) continue
      const page = `/${decode(pathname.slice(basePath.length))}`
      for (const target of fragment ? [page, `${page}#${decode(fragment)}`] : [page])
        pagesByTarget.set(target, (pagesByTarget.get(target) ?? new Set()).add(pathOf(file)))
    }
  const files = new Set(listFiles(dist))
  const problemOf = (target: string, count: number): string | undefined => {
    const [pathname = '', fragment] = target.split('#')
    const file = fileOf(pathname)
    if (fragment === undefined)
      return files.has(pathname.slice(1)) || files.has(file)
        ? undefined
        : `« ${pathname} » n’est pas une page de ce site, et ${count} page(s) y mènent : publiez-la, ou retirez ses liens.`
    const html = htmlOf.get(file)
    if (html === undefined || html.includes(` id="${fragment}"`)) return undefined
    const places = [...html.matchAll(/<(?:section|h[1-6]|article|details|main)\s[^>]*?\bid="([^"]+)"/g)]
    const advice = places.length > 0 ? ` (il y a ${places.map(([, id]) => id).join(', ')})` : ''
    return `« ${target} » : la page ${pathname} n’a pas d’endroit « ${fragment} »${advice}, et ${count} page(s) y mènent : cherchez « ${fragment} » dans src/, et rendez-lui son nom.`
  }
  refuse(
    [...pagesByTarget].flatMap(([target, from]) => mistakeIf([...from][0] ?? '', 'lien', problemOf(target, from.size))),
  )
}

/**
 * Checks that no redirection takes a file of the site, whatever the capitals, which some hosts ignore.
 * @throws ContentError with each that does
 */
export function checkRedirections(dist: string, redirections: Redirection[]): void {
  const files = new Set(listFiles(dist).map((file) => `/${file.toLowerCase()}`))
  const problem = 'c’est un fichier du site, que la redirection cacherait : retirez la ligne.'
  refuse(
    redirections.flatMap(({ from }) =>
      mistakeIf('src/site/redirections.ts', `« ${from} »`, files.has(from.toLowerCase()) ? problem : undefined),
    ),
  )
}

/** A value that is missing, `undefined`, `NaN`, `Invalid Date` or `[object Object]`, in a text, with the words before and after it. */
const missingValue =
  /[^<>]{0,30}(?:(?<![\p{L}-])(?:undefined|NaN|Invalid Date)(?![\p{L}-])|\[object \w+\])[^<>]{0,30}/gu

/** Links, buttons, summaries, labels and titles: their name, their attributes, and what they hold. One may hold another. */
const elementsWithWords = ['a', 'button', 'summary', 'label', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map(
  (name) => new RegExp(`<(${name})\\b([^<>]*)>([\\s\\S]*?)</${name}>`, 'g'),
)

/** True of an element that shows no word, and whose attributes, or those of what it holds, say none. */
const isWordless = (attributes: string, content: string) =>
  !/\p{L}|\d/u.test(content.replaceAll(/<[^<>]*>|&#?\w+;/g, '')) &&
  !/\b(?:aria-label(?:ledby)?|alt)="[^"]*[\p{L}\d]/u.test(attributes + content)

/** Problems of the words and ids of one page. */
function problemsOfPage(html: string): { field: string; problem: string }[] {
  const shown = html.replaceAll(/<(script|style|code|pre)\b[\s\S]*?<\/\1>/g, '')
  const ids = [...shown.matchAll(/<[^<>]*\sid="([^"]+)"/g)].map(([, id]) => id)
  const twice = new Set(ids.filter((id, index) => ids.indexOf(id) < index))
  const wordless = elementsWithWords
    .flatMap((element) => [...shown.matchAll(element)])
    .filter(([, , attributes = '', content = '']) => isWordless(attributes, content))
  const texts = shown.replaceAll(/<[^<>]*>/g, '<>').matchAll(missingValue)
  return [
    ...[...twice].map((id) => ({
      field: 'id',
      problem: `« ${id} » y est deux fois : un lien n’en trouverait qu’un. Donnez un autre nom au second, dans src/content/ ou src/site/.`,
    })),
    ...wordless.map(([, element, attributes = '']) => ({
      field: 'texte',
      problem: `« <${element}${attributes}> » n’a pas de mots : un texte vide, dans src/site/ ou src/content/, est à remplir ou à retirer.`,
    })),
    ...[...texts].map(([text]) => ({
      field: 'texte',
      problem: `« ${text.trim()} » : une valeur manque. Cherchez ces mots dans src/content/, et rendez-leur ce qu’ils nomment.`,
    })),
  ]
}

/**
 * Checks that no built page shows a value that is missing, has one id twice, as a copied question does, or a link or a title without words.
 * @throws ContentError with each problem once, and the number of pages that have it
 */
export function checkTexts(dist: string): void {
  const found = new Map<string, Mistake & { pages: Set<string> }>()
  for (const name of listPages(dist)) {
    const file = pathOf(name)
    for (const { field, problem } of problemsOfPage(readText(path.join(dist, name)))) {
      const one = found.get(problem) ?? { file, field, problem, pages: new Set() }
      one.pages.add(file)
      found.set(problem, one)
    }
  }
  refuse(
    [...found.values()].map(({ file, field, problem, pages }) => ({
      file: pages.size > 1 ? `${file} et ${pages.size - 1} autre(s) page(s)` : file,
      field,
      problem,
    })),
  )
}
