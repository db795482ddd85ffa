/** Files that crawlers ask for by name: sitemap.xml, robots.txt, security.txt. */
import { existsSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { config } from '@/site/config'
import { environment } from '@/site/environment'
import { projetMeta, projetPath } from '@/site/pages'
import { builtPages, canonicalsOf, fileAt, files, projets, read } from './site'

const { siteOrigin, basePath, indexable } = environment
const sitemap = indexable ? read('sitemap.xml') : ''
const values = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]+)</${tag}>`, 'g'))].map(([, value]) => value as string)
const entries = sitemap.split('<url>').slice(1)

/** Pages that search engines may show. */
const findable = builtPages.filter(({ meta }) => meta.indexable && meta.listed)

describe.runIf(indexable)('the sitemap', () => {
  test('is XML of its own kind: for each page a URL, then a date and an image where it has them', () => {
    // Malformed XML throws. Names and order: https://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd.
    const { documentElement: list } = new JSDOM(sitemap, { contentType: 'text/xml' }).window.document
    expect(list.nodeName).toBe('urlset')
    expect(list.lookupNamespaceURI(null)).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
    expect(list.lookupNamespaceURI('image')).toBe('http://www.google.com/schemas/sitemap-image/1.1')
    const outline = ({ nodeName, children }: Element): string => `${nodeName}(${[...children].map(outline)})`
    for (const entry of list.children)
      expect(outline(entry)).toMatch(/^url\(loc\(\)(?:,lastmod\(\))?(?:,image:image\(image:loc\(\)\))?\)$/)
  })

  test('names every page that may be found, under its canonical URL, and no other', () => {
    const expected = findable.map((page) => canonicalsOf(page)[0])
    expect(expected).not.toContain(undefined)
    expect(values(sitemap, 'loc').sort()).toEqual(expected.sort())
  })

  test('dates every page whose content carries a day, by that day, and no other', () => {
    const dayOf = ({ meta, html }: (typeof builtPages)[number]) =>
      projets.find(({ name, demonstration }) => projetPath(name) === meta.path && !demonstration)?.date ??
      /"dateModified":"([^"]+)"/.exec(html)?.[1]
    const days = entries.map((entry) => [values(entry, 'loc')[0], values(entry, 'lastmod')[0]])
    const expected = findable.map((page) => [canonicalsOf(page)[0], dayOf(page)])
    expect(Object.fromEntries(days)).toEqual(Object.fromEntries(expected))
    // A day of the calendar: Date reads 30 February as 2 March.
    for (const [, day] of days) if (day) expect(new Date(day).toISOString()).toContain(day)
  })

  test('gives every project its image, which exists', () => {
    const images = values(sitemap, 'image:loc')
    expect(images).toHaveLength(projets.filter((projet) => projetMeta(projet).listed).length)
    for (const image of images) expect(existsSync(fileAt(image)), image).toBe(true)
  })
})

test('robots.txt names the sitemap; a closed site has none, and its robots.txt forbids nothing, since crawlers must read noindex', () => {
  expect(files.includes('sitemap.xml')).toBe(indexable)
  expect(/^Sitemap: (.*)$/m.exec(read('robots.txt'))?.[1]).toBe(
    indexable ? `${siteOrigin}${basePath}sitemap.xml` : undefined,
  )
  expect(read('robots.txt')).not.toContain('Disallow')
})

test('security.txt exists only when there is somebody to write to', () => {
  expect(files.includes('.well-known/security.txt')).toBe(config.securite !== undefined)
})
