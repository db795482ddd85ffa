import { describe, expect, test } from 'vitest'
import { summaryOf } from '../../tools/bench/phone'
import { sitemapPaths } from '../../tools/bench/tables'

describe('the bench', () => {
  test('reads the pages of the site map, wherever the site is served', () => {
    const sitemap = (base: string) =>
      ['', 'projets'].map((page) => `<url><loc>https://x.example${base}${page}</loc></url>`).join('\n')
    expect(sitemapPaths(sitemap('/'), 'http://localhost:4173')).toEqual(['/', '/projets'])
    expect(sitemapPaths(sitemap('/agence/'), 'http://localhost:4173/agence')).toEqual(['/', '/projets'])
  })

  test('sums up what the browser observed: the last largest paint, every shift but those of a gesture', () => {
    const entry = (entryType: string, startTime: number, others = {}) =>
      ({ entryType, startTime, name: '', duration: 0, ...others }) as Parameters<typeof summaryOf>[0][number]
    const entries = [
      entry('paint', 500, { name: 'first-paint' }),
      entry('paint', 560, { name: 'first-contentful-paint' }),
      entry('largest-contentful-paint', 560, { url: '' }),
      entry('longtask', 600, { duration: 110 }),
      entry('longtask', 800, { duration: 60 }),
      entry('layout-shift', 900, { value: 0.03 }),
      entry('layout-shift', 950, { value: 0.5, hadRecentInput: true }),
      entry('layout-shift', 990, { value: 0.01 }),
    ]
    expect(summaryOf(entries)).toEqual({ first: 560, largest: 560, isImage: 0, longest: 110, shift: 0.04 })
    const image = entry('largest-contentful-paint', 900, { url: 'http://x.example/a.avif' })
    expect(summaryOf([...entries, image])).toMatchObject({ largest: 900, isImage: 1 })
    expect(summaryOf([])).toMatchObject({ first: Number.POSITIVE_INFINITY, longest: 0, shift: 0 })
  })
})
