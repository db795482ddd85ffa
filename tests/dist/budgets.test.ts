/** How heavy a page may be: the numbers every page keeps to, measured in the files, for every page. */

import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { compressedSize } from '../../scripts/build/figures'
import { type BuiltPage, dist, eachPage, files } from './site'

const sizeOf = (address: string) => compressedSize(path.join(dist, address.slice(1)))

/** Scripts a page runs: the one of the first paint, and those it announces. */
const scriptsOf = ({ document }: BuiltPage) =>
  [...document.querySelectorAll('script[src], link[rel="modulepreload"]')].map(
    (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
  )

/** Files asked for when the page is read to its end: document, scripts, styles, font, one candidate per picture, icon, figures. */
const requestsOf = (page: BuiltPage) =>
  1 + scriptsOf(page).length + 1 + 1 + page.document.querySelectorAll('img').length + 1

describe('the weight', () => {
  test.each(eachPage)('of the HTML of %s fits in the first round trip: 13.3 kB brotli', (_, { html }) => {
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(13_300)
  })

  test.each(eachPage)('of the JavaScript of %s is at most 110 kB brotli, all of it announced', (_, page) => {
    const scripts = scriptsOf(page)
    expect(scripts.length).toBeGreaterThan(2)
    expect(scripts.reduce((sum, address) => sum + sizeOf(address), 0)).toBeLessThanOrEqual(110_000)
  })

  test.each(eachPage)('of %s is at most 350 elements', (_, { document }) => {
    expect(document.querySelectorAll('*').length).toBeLessThanOrEqual(350)
  })

  test.each(eachPage)('of %s is spread over at most 12 requests before its pictures', (_, page) => {
    expect(requestsOf(page) - page.document.querySelectorAll('img').length).toBeLessThanOrEqual(12)
  })

  test.each(eachPage)('of %s leaves pictures below the first screen for later, and sizes them', (_, { document }) => {
    const images = [...document.querySelectorAll('img')]
    const eager = images.filter((image) => image.getAttribute('loading') !== 'lazy')
    expect(eager.length).toBeLessThanOrEqual(1)
    for (const image of images)
      if (image.closest('picture'))
        expect(image.closest('picture')?.querySelector('source[type="image/avif"][sizes]')).toBeTruthy()
  })

  test('of the font is at most 30 kB', () => {
    const [font = ''] = files.filter((file) => file.endsWith('.woff2'))
    expect(sizeOf(`/${font}`)).toBeLessThanOrEqual(30_000)
  })

  test.each(eachPage)('of the bricks of %s is under 2 kB gzip', (_, { document }) => {
    const walls = [...document.querySelectorAll('svg:has(pattern), [class] > svg[aria-hidden]')].map(
      ({ outerHTML }) => outerHTML,
    )
    expect(gzipSync(walls.join('')).length).toBeLessThan(2_000)
  })
})
