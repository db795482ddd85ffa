/** The built site as files, for all tests of this folder. Run `npm run build` first. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import { environment } from '@/site/environment'
import { type PageMeta, pages, projetMeta } from '@/site/pages'
import { demonstrationsOf } from '../../scripts/build/demonstrations'
import { fileOf, listFiles } from '../../scripts/build/files'
import { demonstrationPath } from '../../scripts/content/demonstrations'
import { readProjets } from '../../scripts/content/read'
import { readText } from '../../scripts/text'

export const dist = path.resolve('dist')
if (!existsSync(dist)) throw new Error('dist/ manque : lancez d’abord « npm run build ».')

/** Every file, relative to dist/, with forward slashes. */
export const allFiles = listFiles(dist)

/** Without compressed copies. */
export const files = allFiles.filter((file) => !/\.(?:br|gz)$/.test(file))

/** Base path at the start of URLs in attributes and lists; styles are unchanged, since the policy has their hash. */
const base = new RegExp(`(?<=["' ,])${environment.basePath}`, 'g')

/** Text of a file, with URLs relative to the root: tests use paths under the base. tests/browser/variant.spec.ts checks the base itself. */
export function read(file: string): string {
  const text = readText(path.join(dist, file))
  return file.endsWith('.html') ? text.replace(base, '/') : text
}

export interface BuiltPage {
  /** `projets.html` */
  file: string
  meta: PageMeta
  html: string
  document: Document
}

export const projets = await readProjets(path.resolve('src/content/projets'))

/** All expected pages: those of src/site/pages.ts and one per project. */
export const builtPages: BuiltPage[] = [...Object.values(pages), ...projets.map((projet) => projetMeta(projet))].map(
  (meta) => {
    const file = fileOf(meta.path)
    const html = read(file)
    return { file, meta, html, document: new JSDOM(html).window.document }
  },
)

/** Demonstrations, with their documents. */
export const demonstrations = demonstrationsOf(projets).map(({ projet, ecran }) => {
  const path = demonstrationPath(projet, ecran)
  return { projet, ecran, path, document: new JSDOM(read(fileOf(path))).window.document }
})

/** The path of a page, then the page. */
export const eachPage = builtPages.map((page) => [page.meta.path, page] as const)

/** Indexable pages, with their paths. */
export const indexed = eachPage.filter(([, { meta }]) => meta.indexable)

/** Canonical URLs of a page. */
export const canonicalsOf = ({ document }: BuiltPage) =>
  [...document.querySelectorAll('link[rel="canonical"]')].map((link) => link.getAttribute('href'))

/** File in dist/ of an absolute URL of the site. */
export function fileAt(url: string): string {
  const pathname = url.slice((environment.siteOrigin + environment.basePath).length)
  return path.join(dist, /\.\w+$/.test(pathname) ? pathname : fileOf(`/${pathname}`))
}

/** Visible text of an element: without scripts and styles, blocks separated, white space collapsed except no-break spaces. */
export function textOf(element: Element): string {
  const clone = element.cloneNode(true) as Element
  for (const hidden of clone.querySelectorAll('script, style, noscript, template, svg')) hidden.remove()
  const blocks =
    'p, li, h1, h2, h3, h4, dt, dd, td, th, caption, summary, figcaption, div, label, legend, option, a, button'
  for (const block of clone.querySelectorAll(blocks)) block.append('\n')
  return (clone.textContent ?? '').replace(/[ \t]+/g, ' ').replace(/\s*\n\s*/g, '\n')
}

/** Collapses all white space, no-break spaces included. */
export const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Path of an internal link; undefined for others. */
export function internalPath(href: string): string | undefined {
  const [pathname = ''] = href.split(/[?#]/)
  return pathname.startsWith('/') && !pathname.startsWith('//') ? pathname : undefined
}
