/** Metadata for search engines and social networks, in the raw HTML of every page. */
import { existsSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { config } from '@/site/config'
import { environment } from '@/site/environment'
import { limits, pages, projetPath } from '@/site/pages'
import type { Colour } from '@/theme/contrasts'
import { margin } from '../../scripts/build/budgets'
import { otherMedia } from '../../scripts/build/css'
import { shareText } from '../../scripts/build/openGraph'
import { leastContrast } from '../contrast'
import { every, everyIndexedPage, everyPage } from './every'
import { type BuiltPage, builtPages, canonicalsOf, eachPage, fileAt, indexed, projets } from './site'

const { siteOrigin, basePath, indexable } = environment

/** Content of a unique meta; undefined when absent. */
function meta({ document }: BuiltPage, name: string): string | undefined {
  const found = document.head.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)
  expect(found.length, name).toBeLessThanOrEqual(1)
  return found[0]?.getAttribute('content') ?? undefined
}

/** Tiles in which text is compared with its surroundings, and the corner of the sign, in pixels. */
const tile = 30
const signCorner = 150

/** Minimum contrast of text on a share image, measured on its pixels. */
async function worstContrast(file: string, written: Parameters<typeof shareText>[0]): Promise<number> {
  const { data: mask, info } = await sharp(Buffer.from(await shareText(written)))
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const image = await sharp(file).removeAlpha().raw().toBuffer()
  const pixelsAt = (places: number[]) =>
    Uint8Array.from(places.flatMap((place) => [...image.subarray(place * 3, place * 3 + 3)]))
  let worst = 21
  for (let top = 0; top < info.height; top += tile)
    for (let left = 0; left < info.width; left += tile) {
      if (top < signCorner && left < signCorner) continue
      const ink: number[] = []
      const ground: number[] = []
      for (let y = top; y < top + tile; y++)
        for (let place = y * info.width + left; place < y * info.width + left + tile; place++) {
          if (mask[place] === 255) ink.push(place)
          if (mask[place] === 0) ground.push(place)
        }
      if (ink.length < tile || ground.length < tile) continue
      const letter = [...pixelsAt([ink[Math.floor(ink.length / 2)] as number])] as Colour
      // Up to 5 % of the pixels may be dithering.
      worst = Math.min(worst, leastContrast(letter, pixelsAt(ground), 0.05))
    }
  return worst
}

describe('the head of every page', () => {
  everyPage('has one title and one description, about as long as is shown whole', (page) => {
    const titles = [...page.document.querySelectorAll('head title')].map(({ textContent }) => textContent)
    expect(titles).toEqual([page.meta.title])
    // Room for the name and place of an owner, which check:style reports.
    expect(page.meta.title.length, page.meta.title).toBeLessThanOrEqual(limits.title.max * margin)
    const description = meta(page, 'description') ?? ''
    expect(description.length).toBeGreaterThanOrEqual(limits.description.min)
    expect(description.length, description).toBeLessThanOrEqual(limits.description.max * margin)
  })

  everyIndexedPage(
    'names its own URL, without trailing slash, and lets itself be found unless the owner wants otherwise',
    (page, path) => {
      const url = siteOrigin + basePath + path.slice(1)
      expect(canonicalsOf(page)).toEqual([url])
      expect(meta(page, 'og:url')).toBe(url)
      expect(meta(page, 'robots')).toBe(page.meta.listed && indexable ? undefined : 'noindex')
    },
  )

  everyIndexedPage('says to social networks what it is, in French', (page) => {
    expect(meta(page, 'og:title')).toBe(page.meta.title)
    expect(meta(page, 'og:description')).toBe(meta(page, 'description'))
    const projet = projets.find(({ name }) => projetPath(name) === page.meta.path)
    expect(meta(page, 'og:type')).toBe(projet ? 'article' : 'website')
    expect(meta(page, 'article:section')).toBe(projet && pages[projet.service].label)
    // Dates exist only where the content has one.
    expect(page.html).not.toMatch(/article:\w+_time/)
    expect(meta(page, 'og:locale')).toBe('fr_FR')
    expect(meta(page, 'og:site_name')).toBe(config.nom)
    expect(meta(page, 'twitter:card')).toBe('summary_large_image')
  })

  everyIndexedPage('shows an image of its own, of the size it says, under 60 kB', async (page) => {
    const url = meta(page, 'og:image') ?? ''
    expect(url.startsWith(siteOrigin + basePath), url).toBe(true)
    const file = fileAt(url)
    expect(existsSync(file), file).toBe(true)
    expect(statSync(file).size).toBeLessThan(60_000)
    const { width, height, format } = await sharp(file).metadata()
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' })
    expect(meta(page, 'og:image:width')).toBe('1200')
    expect(meta(page, 'og:image:height')).toBe('630')
    expect(meta(page, 'og:image:alt')).toBeTruthy()
  })

  test('shows images on which every word can be read', { timeout: 120_000 }, async () => {
    const poor: string[] = []
    // Projects of one tint have one ground, of which the title keeps clear.
    const tints = new Set<string>()
    for (const [path, page] of indexed) {
      const projet = projets.find(({ name }) => projetPath(name) === path)
      if (projet && tints.has(projet.teinte)) continue
      if (projet) tints.add(projet.teinte)
      const contrast = await worstContrast(fileAt(meta(page, 'og:image') ?? ''), { title: page.meta.title, projet })
      if (contrast < 4.5) poor.push(`${path} : ${contrast.toFixed(2)}`)
    }
    expect(poor).toEqual([])
  })

  every(eachPage.filter(([, page]) => !page.meta.indexable))('keeps an unlisted page out of results', (page) => {
    expect(meta(page, 'robots')).toBe('noindex')
    expect(canonicalsOf(page)).toEqual([])
    expect(meta(page, 'og:url')).toBeUndefined()
  })

  test('is unlike that of any other page', () => {
    for (const name of ['description', 'og:title', 'og:image', 'og:url']) {
      const values = indexed.map(([, page]) => meta(page, name))
      expect(new Set(values).size, name).toBe(values.length)
    }
    expect(new Set(builtPages.map(({ document }) => document.title)).size).toBe(builtPages.length)
  })

  everyPage('comes before anything the first paint would wait for', ({ html, document }) => {
    expect(html.slice(0, 1024)).toContain('<meta charset="utf-8">')
    expect(document.documentElement.lang).toBe('fr')
    expect(document.querySelector('meta[name="viewport"]')?.getAttribute('content')).not.toMatch(/scalable|maximum/)
    expect(document.querySelectorAll(`link[rel="stylesheet"]:not([media="${otherMedia}"])`)).toHaveLength(0)
    expect(document.querySelectorAll('script[src]:not([async], [defer], [type=module])')).toHaveLength(0)
  })
})
