import { describe, expect, test } from 'vitest'
import { limits, pages } from '@/site/pages'

const all = Object.entries(pages)

describe('every page of the site', () => {
  test.each(all)('%s has a title that a result page shows whole', (_, { title }) => {
    expect(title.length).toBeLessThanOrEqual(limits.title.max)
  })

  test.each(all)(
    '%s has a description long enough to say something and short enough to be shown',
    (_, { description }) => {
      expect(description.length).toBeGreaterThanOrEqual(limits.description.min)
      expect(description.length).toBeLessThanOrEqual(limits.description.max)
    },
  )

  test('no two share a path, a title or a description', () => {
    for (const field of ['path', 'title', 'description'] as const)
      expect(new Set(all.map(([, page]) => page[field])).size, field).toBe(all.length)
  })
})
