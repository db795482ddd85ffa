/** Probes of a server. Answers are short texts, compared with expectations.ts and shown in the table of docs/deploying.md. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pages } from '@/site/pages'
import { listRedirections } from '@/site/redirections'
import { fileOf, listFiles } from '../../scripts/build/files'
import { contentTypes, hostFiles } from '../../scripts/hosts/rules'
import { ask, decoded } from './http'
import { type Mounted, securityFile } from './mount'

const projets = pages.projets.path
const contact = pages.contact.path

export interface Site extends Mounted {
  port: number
  /** Paths of the pages, under the base: `/projets`. */
  pages: string[]
  /** One page of each kind of file. */
  kinds: string[]
}

/** Path on the server of a path of the site. */
export const at = ({ basePath }: Pick<Mounted, 'basePath'>, pathname: string) => basePath.slice(0, -1) + pathname

/** File of a page. */
export const builtFileOf = ({ site }: Mounted, pathname: string) => readFileSync(path.join(site, fileOf(pathname)))

const get = (site: Site, pathname: string, headers: Record<string, string> = {}, method = 'GET') =>
  ask(site.port, at(site, pathname), { headers, method })

const plain = { 'Accept-Encoding': 'identity' }

/** Distinct answers, in order. */
const distinct = (answers: string[]) => [...new Set(answers)].join('; ')

/** Follows internal redirects and counts them. */
export async function followRedirects(site: Site, pathname: string, headers = plain) {
  let url = new URL(at(site, pathname), 'http://localhost')
  for (let hops = 0; hops < 5; hops++) {
    const answer = await ask(site.port, url.pathname + url.search, { headers })
    const { location } = answer.headers
    if (answer.status < 300 || answer.status > 399 || !location) return { answer, hops }
    url = new URL(location, url)
  }
  throw new Error(`${pathname} redirige sans fin`)
}

async function eachKind(site: Site, formOf: (page: string) => string): Promise<string> {
  const words = []
  for (const page of site.kinds) {
    const { answer, hops } = await followRedirects(site, formOf(page))
    const isPage = answer.status === 200 && decoded(answer).equals(builtFileOf(site, page))
    if (isPage) words.push(hops === 0 ? '200' : `${hops} redirect${hops > 1 ? 's' : ''}`)
    else words.push(String(answer.status))
  }
  return distinct(words)
}

/** The first asset of a kind. */
export function assetOf({ site }: Mounted, extension: string): string {
  const name = readdirSync(path.join(site, 'assets')).find((file) => file.endsWith(`.${extension}`))
  if (!name) throw new Error(`Aucun fichier .${extension} dans assets/`)
  return `/assets/${name}`
}

/** Paths that no page has. */
export const unknownPaths = [
  '/inconnu',
  '/inconnu/',
  '/inconnu.html',
  '/projet/inconnu',
  '/projet/ce-site/inconnu',
  `${projets}/inconnu`,
  '/assets/inconnu-12345678.js',
  // Below a page there is nothing.
  '/404/inconnu',
  '/index/inconnu',
  `${contact}/inconnu/`,
  '/%E9',
]

const statusOf = async (site: Site, pathname: string) => {
  const { answer } = await followRedirects(site, pathname)
  const own = answer.body.equals(builtFileOf(site, '/404')) ? 'own page' : 'the server’s page'
  return answer.status === 404 ? `404, ${own}` : String(answer.status)
}

async function encodings(site: Site): Promise<string> {
  const found = new Set<string>()
  for (const accepted of ['gzip, deflate, br', 'gzip', 'gzip, br;q=0']) {
    const answer = await get(site, projets, { 'Accept-Encoding': accepted })
    const { 'content-encoding': encoding, vary = '' } = answer.headers
    if (!encoding || answer.status !== 200) continue
    if (!decoded(answer).equals(builtFileOf(site, projets))) return `spoils the page (${accepted})`
    if (encoding === 'br' && accepted.includes('q=0')) found.add('br to who refuses it')
    else found.add(/accept-encoding/i.test(vary) ? encoding : `${encoding} without Vary`)
  }
  const image = await get(site, '/icon-512.png', { 'Accept-Encoding': 'gzip, br' })
  if (image.headers['content-encoding']) return 'compresses images'
  return [...found].join(', ') || 'none'
}

async function conditional(site: Site): Promise<string> {
  const { answer, hops } = await followRedirects(site, `${projets}.html`)
  const { etag, 'last-modified': date } = answer.headers
  const pathname = hops > 0 ? projets : `${projets}.html`
  const words = []
  if (etag) {
    const same = await get(site, pathname, { ...plain, 'If-None-Match': etag })
    const other = await get(site, pathname, { ...plain, 'If-None-Match': '"autre"' })
    if (same.status === 304 && other.status === 200) words.push('ETag')
  }
  if (date) {
    const same = await get(site, pathname, { ...plain, 'If-Modified-Since': date })
    const older = await get(site, pathname, { ...plain, 'If-Modified-Since': 'Sat, 01 Jan 2000 00:00:00 GMT' })
    if (same.status === 304 && older.status === 200) words.push('date')
  }
  return words.join(', ') || 'none'
}

async function cache(site: Site): Promise<string> {
  const lost = await get(site, '/assets/inconnu-12345678.js')
  const words = []
  for (const pathname of [assetOf(site, 'js'), assetOf(site, 'woff2'), projets])
    words.push((await followRedirects(site, pathname)).answer.headers['cache-control'] ?? 'unsaid')
  if (/immutable/.test(lost.headers['cache-control'] ?? '')) words.push('404 kept for ever')
  return distinct(words)
}

/** Content types that differ from ours, by file type; equivalent ones are equal. */
async function wrongTypes(site: Site): Promise<string> {
  const wrong = []
  for (const [extension, type] of Object.entries(contentTypes)) {
    const isAsked = (name: string) => name.endsWith(`.${extension}`) && name !== '404.html' && !hostFiles.includes(name)
    const file = listFiles(site.site).find(isAsked)
    // A preview has no sitemap.
    if (!file) continue
    const { answer } = await followRedirects(site, `/${file}`)
    const [sent = ''] =
      answer.status === 200 ? (answer.headers['content-type'] ?? 'none').split(';') : [String(answer.status)]
    const isOneOf = (kind: RegExp) => [sent, type].every((name) => kind.test(name))
    const same =
      sent === type ||
      isOneOf(/^(?:text|application)\/(?:javascript|xml)$/) ||
      isOneOf(/^image\/(?:x-icon|vnd\.microsoft\.icon)$/)
    if (!same) wrong.push(`.${extension} as ${sent}`)
  }
  const security = await get(site, `/${securityFile}`)
  if (security.status !== 200 || !security.headers['content-type']?.startsWith('text/plain'))
    wrong.push('no security.txt')
  return wrong.join(', ') || 'right'
}

/** Answers to our redirects, with a query, with and without a slash at the end. */
async function redirects(site: Site): Promise<string> {
  const words = []
  const both = listRedirections().flatMap(({ from, to }) =>
    [from, `${from}/`].map((form) => ({ form: encodeURI(form), to })),
  )
  for (const { form, to } of both) {
    const { status, headers } = await get(site, `${form}?utm_source=essai`)
    if (status !== 301) {
      words.push(status === 404 ? 'not found' : status === 200 ? 'a list of files' : String(status))
      continue
    }
    const target = new URL(headers.location ?? '', 'http://localhost')
    if (target.pathname === at(site, `${form}/`)) words.push('a list of files')
    else if (target.pathname !== at(site, to)) words.push(`leads to ${target.pathname}`)
    else words.push(target.search === '?utm_source=essai' ? '301' : '301, query dropped')
  }
  return distinct(words)
}

/** Configuration files of other hosts, and their compressed copies. */
async function hostFilesShown(site: Site): Promise<string> {
  const files = hostFiles.filter((name) => name !== '.nojekyll')
  for (const file of files.flatMap((name) => [name, `${name}.br`, `${name}.gz`]))
    if ((await followRedirects(site, `/${file}`)).answer.status === 200) return 'shown'
  return 'hidden'
}

/** The not-found page at its own path. */
const lostPage = async (site: Site) =>
  distinct(
    await Promise.all(
      ['/404', '/404.html', '/404/', '/404?a=1'].map(async (pathname) =>
        String((await followRedirects(site, pathname)).answer.status),
      ),
    ),
  )

async function folders(site: Site): Promise<string> {
  const words = []
  for (const folder of ['/assets/', '/chiffres/', '/legal/'])
    words.push((await followRedirects(site, folder)).answer.status === 200 ? 'listed' : '404')
  return distinct(words)
}

/** Column names, in the table's order. */
export const probes = {
  '`/x`': (site) => eachKind(site, (page) => page),
  '`/x/`': (site) => eachKind(site, (page) => `${page}/`),
  '`/x.html`': (site) => eachKind(site, (page) => `${page}.html`),
  'unknown path': async (site) => distinct(await Promise.all(unknownPaths.map((pathname) => statusOf(site, pathname)))),
  '`/404`': lostPage,
  'folder without a page': folders,
  'our redirects': redirects,
  compression: encodings,
  'asks again with': conditional,
  types: wrongTypes,
  caching: cache,
  'files for other hosts': hostFilesShown,
} satisfies Record<string, (site: Site) => Promise<string>>

export type ProbeName = keyof typeof probes
export const probeNames = Object.keys(probes) as ProbeName[]
