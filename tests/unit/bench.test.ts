/** @vitest-environment node */
import { describe, expect, test } from 'vitest'
import { sum } from '../../tools/bench/phone'
import { pathsOf } from '../../tools/bench/tables'

describe('the bench', () => {
  test('reads the pages of the site map, wherever the site is served', () => {
    const sitemap = (base: string) =>
      ['', 'projets'].map((page) => `<url><loc>https://x.example${base}${page}</loc></url>`).join('\n')
    expect(pathsOf(sitemap('/'), 'http://localhost:4173')).toEqual(['/', '/projets'])
    expect(pathsOf(sitemap('/agence/'), 'http://localhost:4173/agence')).toEqual(['/', '/projets'])
  })

  test('sums up what the browser observed: the last largest paint, every shift but those of a gesture', () => {
    const entry = (entryType: string, startTime: number, others = {}) =>
      ({ entryType, startTime, name: '', duration: 0, ...others }) as Parameters<typeof sum>[0][number]
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
    expect(sum(entries)).toEqual({ first: 560, largest: 560, isImage: 0, longest: 110, shift: 0.04 })
    const image = entry('largest-contentful-paint', 900, { url: 'http://x.example/a.avif' })
    expect(sum([...entries, image])).toMatchObject({ largest: 900, isImage: 1 })
    expect(sum([])).toMatchObject({ first: Number.POSITIVE_INFINITY, longest: 0, shift: 0 })
  })
})
