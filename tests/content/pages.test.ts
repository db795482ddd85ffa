import { expect, test } from 'vitest'
import { limits, pages } from '@/site/pages'

const all = Object.entries(pages)

test.each(all)('%s has a title and a description that a result page shows whole', (_, { title, description }) => {
  expect(title.length).toBeLessThanOrEqual(limits.title.max)
  expect(description.length).toBeGreaterThanOrEqual(limits.description.min)
  expect(description.length).toBeLessThanOrEqual(limits.description.max)
})

test('no two pages share a path, a title or a description', () => {
  for (const field of ['path', 'title', 'description'] as const)
    expect(new Set(all.map(([, page]) => page[field])).size, field).toBe(all.length)
})
