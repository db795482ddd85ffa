/** What crawlers ask for by name: sitemap.xml, robots.txt, security.txt. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { config } from '@/site/config'
import { environment } from '@/site/environment'
import { projetMeta } from '@/site/pages'
import { canonicalsOf, fileAt, files, pages, projets, read } from './site'

const { siteOrigin, basePath, indexable } = environment
const sitemap = indexable ? read('sitemap.xml') : ''
const values = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]+)</${tag}>`, 'g'))].map(([, value]) => value as string)
const entries = sitemap.split('<url>').slice(1)

const schema = (name: string) => ({
  fileName: name,
  contents: readFileSync(new URL(`schemas/${name}`, import.meta.url), 'utf8'),
})

async function mistakes(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: { fileName: 'sitemap.xml', contents: xml },
    schema: schema('sitemap.xsd'),
    preload: [schema('sitemap-image.xsd')],
  })
  return errors.map(({ message }) => message)
}

describe.runIf(indexable)('the sitemap', () => {
  test('is valid against its schema, which a wrong one is not', async () => {
    expect(await mistakes(sitemap)).toEqual([])
    expect(await mistakes(sitemap.replace('<loc>', '<lastmod>hier</lastmod><loc>'))).not.toEqual([])
    expect(await mistakes(sitemap.replace('<image:loc>', '<image:loc/><image:loc>'))).not.toEqual([])
  })

  test('names every page that may be found, under its canonical address, and no other', () => {
    const expected = pages.filter(({ meta }) => meta.indexable && meta.listed).map((page) => canonicalsOf(page)[0])
    expect(expected).not.toContain(undefined)
    expect(values(sitemap, 'loc').sort()).toEqual(expected.sort())
  })

  test('dates a page only as the page dates itself', () => {
    const dated = entries.filter((entry) => entry.includes('<lastmod>'))
    for (const entry of dated) {
      const [url = ''] = values(entry, 'loc')
      const [date = ''] = values(entry, 'lastmod')
      const page = pages.find((page) => canonicalsOf(page)[0] === url)
      expect(page?.document.querySelector(`main time[datetime="${date}"]`), `${url} ${date}`).toBeTruthy()
    }
  })

  test('gives every project its image, which exists', () => {
    const images = values(sitemap, 'image:loc')
    expect(images).toHaveLength(projets.filter((projet) => projetMeta(projet).listed).length)
    for (const image of images) expect(existsSync(fileAt(image)), image).toBe(true)
  })

  test('is where robots.txt says', () => {
    const robots = read('robots.txt')
    expect(robots).toContain(`Sitemap: ${siteOrigin}${basePath}sitemap.xml`)
  })
})

test('a site closed to search engines has no sitemap, and lets its pages be read, which say so', () => {
  expect(files.includes('sitemap.xml')).toBe(indexable)
  expect(read('robots.txt').includes('Sitemap:')).toBe(indexable)
  expect(read('robots.txt')).not.toContain('Disallow')
})

test('security.txt exists only when there is somebody to write to', () => {
  expect(files.includes('.well-known/security.txt')).toBe(config.securite !== undefined)
})
