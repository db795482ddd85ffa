/** The built site, as files: what every test of this folder reads. Build first (`npm run build`). */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import { environment } from '@/site/environment'
import { type PageMeta, pages, projetMeta } from '@/site/pages'
import { screensToTry } from '../../scripts/build/demonstrations'
import { listFiles } from '../../scripts/build/files'
import { demonstrationPath } from '../../scripts/content/demonstrations'
import { readProjets } from '../../scripts/content/read'

export const dist = path.resolve('dist')
if (!existsSync(dist)) throw new Error('dist/ manque : lancez d’abord « npm run build ».')

/** Every file, relative to dist/, with forward slashes. */
export const allFiles = listFiles(dist)

/** Those that somebody wrote: without their compressed copies. */
export const files = allFiles.filter((file) => !/\.(?:br|gz)$/.test(file))

/** Where an address of this host begins, in an attribute or a list: styles stay as they are, their policy has their hash. */
const base = new RegExp(`(?<=["' ,])${environment.basePath}`, 'g')

/**
 * The text of a file, with the addresses of a page as they are at the root of a host: tests speak of paths under the base. That every address is
 * under it is tested in ../browser/variant.spec.ts.
 */
export function read(file: string): string {
  const text = readFileSync(path.join(dist, file), 'utf8')
  return file.endsWith('.html') ? text.replace(base, '/') : text
}

export interface BuiltPage {
  /** `projets.html` */
  file: string
  meta: PageMeta
  html: string
  document: Document
}

/** File of a page, from its path: `/` → `index.html`. */
export const fileOf = (address: string) => (address === '/' ? 'index.html' : `${address.slice(1)}.html`)

export const projets = await readProjets(path.resolve('src/content/projets'))

/** Every page the site promises: those of src/site/pages.ts and one per project. */
export const builtPages: BuiltPage[] = [...Object.values(pages), ...projets.map((projet) => projetMeta(projet))].map(
  (meta) => {
    const file = fileOf(meta.path)
    const html = read(file)
    return { file, meta, html, document: new JSDOM(html).window.document }
  },
)

/** Screens of projects that can be tried, each a page of its own. */
export const demonstrations = screensToTry(projets).map(({ projet, ecran }) => {
  const path = demonstrationPath(projet, ecran)
  return { projet, ecran, path, document: new JSDOM(read(fileOf(path))).window.document }
})

/** For `test.each`: the path of a page, then the page. */
export const eachPage = builtPages.map((page) => [page.meta.path, page] as const)

/** The same, for the pages that search engines may show. */
export const indexed = eachPage.filter(([, { meta }]) => meta.indexable)

/** The canonical addresses a page gives itself: one where it may be found, none elsewhere. */
export const canonicalsOf = ({ document }: BuiltPage) =>
  [...document.querySelectorAll('link[rel="canonical"]')].map((link) => link.getAttribute('href'))

/** The file of dist/ behind an absolute address of the site, be it a page's or a file's. */
export function fileAt(url: string): string {
  const address = url.slice((environment.siteOrigin + environment.basePath).length)
  return path.join(dist, /\.\w+$/.test(address) ? address : fileOf(`/${address}`))
}

/** Text of an element as one reads it: without scripts and styles, blocks apart, spaces of the source folded but no-break ones kept. */
export function textOf(element: Element): string {
  const clone = element.cloneNode(true) as Element
  for (const hidden of clone.querySelectorAll('script, style, noscript, template, svg')) hidden.remove()
  const blocks =
    'p, li, h1, h2, h3, h4, dt, dd, td, th, caption, summary, figcaption, div, label, legend, option, a, button'
  for (const block of clone.querySelectorAll(blocks)) block.append('\n')
  return (clone.textContent ?? '').replace(/[ \t]+/g, ' ').replace(/\s*\n\s*/g, '\n')
}

/** Spaces of all kinds are one: no-break ones are typography, not content. */
export const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Address of a link inside the site, without its search and hash; undefined for any other. */
export function internalPath(href: string): string | undefined {
  const [address = ''] = href.split(/[?#]/)
  return address.startsWith('/') && !address.startsWith('//') ? address : undefined
}
