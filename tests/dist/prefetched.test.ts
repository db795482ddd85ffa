import { readdirSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allowance, heaviest } from '@/browser/prefetch'
import { margin, prefetchBudget } from '../../scripts/build/budgets'
import { hashPattern } from '../../scripts/build/cache'

/** Bytes of response headers over HTTP/2, compressed. */
const headers = 300

test('what a page loads ahead of the next weighs at most 70 kB, whatever links are in view, and has room for some', () => {
  const sizesOf = (name: string, extension = 'js') => {
    const pattern = new RegExp(`^${name}-${hashPattern}\\.${extension}\\.br$`)
    return readdirSync('dist/assets')
      .filter((file) => pattern.test(file))
      .map((file) => headers + statSync(`dist/assets/${file}`).size)
  }
  // The stylesheet and the contact page are prefetched first; the module common to projects, with the first of them.
  const stylesheet = sizesOf('site', 'css')
  const first = sizesOf('NousContacterPage')
  const shared = sizesOf('projetRoute')
  expect([stylesheet.length, first.length, shared.length]).toEqual([1, 1, 1])
  const pages = sizesOf('(?!NousContacter)[A-Z]\\w+Page')
  const projets = sizesOf('projet-[\\w-]+')
  expect(Math.max(...pages, (shared[0] as number) + Math.max(...projets))).toBeLessThanOrEqual(heaviest * margin)
  const start = [...stylesheet, ...first].reduce((sum, size) => sum + size)
  expect(allowance.page - start, 'room for two pages').toBeGreaterThanOrEqual(2 * heaviest)
  expect(allowance.menu - allowance.page, 'room for a page of the menu').toBeGreaterThanOrEqual(heaviest)
  expect(allowance.menu).toBeLessThanOrEqual(prefetchBudget)
})
