/** `sitemap.xml`, `robots.txt` and `security.txt`, from the pages that were really built. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { config } from '../../src/site/config.ts'
import { environment } from '../../src/site/environment.ts'
import { escapeText } from '../escape.ts'

const { siteOrigin, basePath, indexable } = environment
const canonical = /<link rel="canonical" href="([^"]+)">/
const noindex = /<meta name="robots" content="noindex">/
const dataBlock = /<script type="application\/ld\+json">(.*?)<\/script>/s

/** What a page's JSON-LD says of its date and of its image: the page shows both. */
function dataOf(html: string) {
  const [, json] = dataBlock.exec(html) ?? []
  const nodes: Record<string, string | undefined>[] = json ? JSON.parse(json)['@graph'] : []
  const last = (name: string) => nodes.findLast((node) => node[name])?.[name]
  return { date: last('dateModified') ?? last('datePublished'), image: last('image') }
}

/**
 * Exactly the pages that may be indexed, under their canonical address (https://www.sitemaps.org/protocol.html). A date only where the
 * page has one, an image only where it is about one (https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps).
 */
export function writeSitemap(dist: string, pages: string[]) {
  const entries = pages.flatMap((file) => {
    const html = readFileSync(path.join(dist, file), 'utf8')
    const [, url] = canonical.exec(html) ?? []
    if (!url || noindex.test(html)) return []
    const { date, image } = dataOf(html)
    const lastmod = date ? `<lastmod>${date}</lastmod>` : ''
    const picture = image ? `<image:image><image:loc>${escapeText(image)}</image:loc></image:image>` : ''
    return [`  <url><loc>${escapeText(url)}</loc>${lastmod}${picture}</url>`]
  })
  // A preview has no page to be found: the protocol forbids an empty list.
  if (entries.length === 0) return
  writeFileSync(
    path.join(dist, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.sort().join('\n')}
</urlset>
`,
  )
}

/** A preview is closed to crawlers by `noindex` in its pages, which they must be able to read: nothing is disallowed. */
export function writeRobots(dist: string) {
  const sitemap = indexable ? `\nSitemap: ${siteOrigin}${basePath}sitemap.xml\n` : ''
  writeFileSync(path.join(dist, 'robots.txt'), `User-agent: *\nAllow: /\n${sitemap}`)
}

/** Where to report a vulnerability (https://www.rfc-editor.org/rfc/rfc9116), when the owner has said so. */
export function writeSecurity(dist: string) {
  const { securite } = config
  if (!securite) return
  mkdirSync(path.join(dist, '.well-known'), { recursive: true })
  writeFileSync(
    path.join(dist, '.well-known/security.txt'),
    `Contact: ${securite.contact}\nExpires: ${securite.expires}\nPreferred-Languages: fr, en\nCanonical: ${siteOrigin}${basePath}.well-known/security.txt\n`,
  )
}
