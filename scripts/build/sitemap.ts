/** `sitemap.xml`, `robots.txt` and `security.txt`, from the pages that were really rendered. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { absoluteUrl } from '../../src/seo/head.ts'
import { config } from '../../src/site/config.ts'
import { environment } from '../../src/site/environment.ts'
import { escapeText } from '../escape.ts'
import type { RoutedPage } from './routed.ts'

const { siteOrigin, basePath, indexable } = environment

/**
 * All indexable pages, by canonical URL (https://www.sitemaps.org/protocol.html). A date only where the team writes one (a demonstration
 * was never published), an image only for projects (https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps).
 */
export function writeSitemap(dist: string, pages: RoutedPage[]) {
  const found = pages.filter(({ page }) => indexable && page.indexable && page.listed)
  // A preview has no indexable page, and the protocol forbids an empty list.
  if (found.length === 0) return
  const entries = found.map(({ page, data = {} }) => {
    const { updated, projet } = data
    const date = updated ?? (projet?.demonstration ? undefined : projet?.date)
    const lastmod = date ? `<lastmod>${date}</lastmod>` : ''
    const image = projet && escapeText(siteOrigin + projet.image)
    const picture = image ? `<image:image><image:loc>${image}</image:loc></image:image>` : ''
    return `  <url><loc>${escapeText(absoluteUrl(page.path, config))}</loc>${lastmod}${picture}</url>`
  })
  writeFileSync(
    path.join(dist, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.sort().join('\n')}
</urlset>
`,
  )
}

/** Disallows nothing, even in a preview: crawlers must be able to read its `noindex`. */
export function writeRobots(dist: string) {
  const sitemap = indexable ? `\nSitemap: ${siteOrigin}${basePath}sitemap.xml\n` : ''
  writeFileSync(path.join(dist, 'robots.txt'), `User-agent: *\nAllow: /\n${sitemap}`)
}

/** Contact for vulnerabilities (https://www.rfc-editor.org/rfc/rfc9116), if configured. */
export function writeSecurity(dist: string) {
  const { securite } = config
  if (!securite) return
  mkdirSync(path.join(dist, '.well-known'), { recursive: true })
  writeFileSync(
    path.join(dist, '.well-known/security.txt'),
    `Contact: ${securite.contact}\nExpires: ${securite.expires}\nPreferred-Languages: fr, en\nCanonical: ${siteOrigin}${basePath}.well-known/security.txt\n`,
  )
}
