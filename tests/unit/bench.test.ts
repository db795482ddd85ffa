/** @vitest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { barePath, imagePath, writeFloors } from '../../scripts/bench/floors'
import { kinds, type Reading } from '../../scripts/bench/lighthouse'
import { Readings, roundOf } from '../../scripts/bench/rounds'
import { median, quantile, ratioOf } from '../../scripts/bench/statistics'
import { comparisonTable, interactionsTable, pagesTable, ratioCell } from '../../scripts/bench/tables'
import { serve } from '../../scripts/serve'

const bytes = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Reading['bytes']
const reading = (values: Partial<Reading> = {}): Reading => ({
  fcp: 800,
  lcp: 800,
  speedIndex: 800,
  tbt: 0,
  cls: 0,
  lcpIsImage: false,
  requests: 1,
  bytes,
  scores: { performance: 1, accessibility: 1, 'best-practices': 1, seo: 1 },
  ...values,
})

/** Readings of one page and of its floors. */
function readingsOf(own: Reading[]): Readings {
  const readings = new Readings()
  for (const value of own) readings.add('mobile', 'own', '/', value)
  readings.add('mobile', 'scriptless', '/', reading())
  readings.add('mobile', 'floor', barePath, reading())
  readings.add('mobile', 'floor', imagePath, reading({ lcp: 1600 }))
  return readings
}

const cellsOf = (table: string) =>
  (table.split('\n').at(-1) ?? '').split(' | ').map((cell) => cell.replace(/^\| | \|$/g, ''))

describe('the arithmetic', () => {
  test('takes the value in the middle, or between the two in the middle', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([9, 1, 5, 7])).toBe(6)
    expect(quantile([0, 10, 20, 30, 40], 0.25)).toBe(10)
  })

  test('compares medians, so that one visit gone wrong changes nothing, and says how far apart the runs were', () => {
    expect(ratioOf([105, 104, 106, 105, 900], [100, 100, 100, 100, 100])).toEqual({ value: 1.05, spread: 0.5 / 105 })
  })

  test('gives no ratio to nothing', () => {
    expect(ratioOf([1], [0]).value).toBeNaN()
    expect(ratioCell(ratioOf([1], [0]))).toBe('–')
  })
})

describe('the visits', () => {
  const sites = { own: 'http://own', floors: 'http://floors', other: 'http://other' }

  test('see in every round each page as it is, without scripts and in the other build, the floors close by, on both kinds of screen', () => {
    const paths = Array.from({ length: 13 }, (_, index) => `/${index}`)
    const round = roundOf(paths, sites, 0)
    expect(round.filter(({ variant }) => variant === 'floor')).toHaveLength(3 * 2 * 2)
    for (const variant of ['own', 'scriptless', 'other'])
      expect(round.filter((visit) => visit.variant === variant)).toHaveLength(13 * 2)
    expect(new Set(round.map(({ url, preset }) => `${url} ${preset}`)).size).toBe((13 * 3 + 2) * 2)
  })

  test('go the other way every second round', () => {
    expect(roundOf(['/'], sites, 1)).toEqual(roundOf(['/'], sites, 0).reverse())
  })

  test('say which page was not read', () => {
    expect(() => new Readings().of('mobile', 'own', '/projets')).toThrow('/projets')
  })
})

describe('the tables', () => {
  test('compare a page with bare HTML, or with an image where its largest element is one', () => {
    expect(cellsOf(pagesTable(readingsOf([reading({ lcp: 1600 })]), 'mobile', ['/']))[2]).toBe('**2.00 ± 0 %**')
    const image = reading({ lcp: 1600, lcpIsImage: true })
    expect(cellsOf(pagesTable(readingsOf([image]), 'mobile', ['/']))[2]).toBe('1.00 ± 0 %')
  })

  test('mark what is above its bar', () => {
    const table = pagesTable(readingsOf([reading({ tbt: 30, cls: 0.005, scores: { performance: 0.99 } })]), 'mobile', [
      '/',
    ])
    expect(cellsOf(table).slice(4, 6)).toEqual(['**30**', '**0.005**'])
    expect(table).toContain('**99**')
    const still = interactionsTable([{ path: '/', starting: [99, 101, 120], longTasks: [[60], [], [80]] }])
    expect(cellsOf(still)).toEqual(['/', '**101 (99–120)**', '1', '60 (0–80)'])
  })

  test('show the other build before this one', () => {
    const readings = readingsOf([reading({ tbt: 10 })])
    readings.add('mobile', 'other', '/', reading({ fcp: 1000, tbt: 50 }))
    expect(cellsOf(comparisonTable(readings, 'mobile', ['/']))).toEqual([
      '/',
      '0.80 ± 0 %',
      '1.00 ± 0 %',
      '1.00 ± 0 %',
      '50 → 10',
      '0.000 → 0.000',
    ])
  })
})

describe('the floor of a page', () => {
  const html =
    '<head><style>a{}</style><script type="module" data-modules="/b.js">import("/b.js")</script></head><p>Texte</p>' +
    '<script type="application/ld+json">{}</script>'
  const folder = mkdtempSync(path.join(tmpdir(), 'violine-planchers-'))
  const [dist, floors] = ['dist', 'floors'].map((name) => path.join(folder, name)) as [string, string]
  afterAll(() => rmSync(folder, { recursive: true }))

  test('is the page without anything that runs, also when it is sent compressed', async () => {
    mkdirSync(dist)
    for (const page of ['404.html', 'index.html']) {
      writeFileSync(path.join(dist, page), html)
      writeFileSync(path.join(dist, `${page}.br`), brotliCompressSync(html))
      writeFileSync(path.join(dist, `${page}.gz`), gzipSync(html))
    }
    await writeFloors(dist, floors)
    const { url, close } = await serve({ dist: floors, port: 0 })
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await fetch(url, { headers: { 'Accept-Encoding': encoding } })
      expect(await answer.text()).toBe(
        '<head><style>a{}</style></head><p>Texte</p><script type="application/ld+json">{}</script>',
      )
    }
    await close()
  })
})
