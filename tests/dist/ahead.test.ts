import { readdirSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pagesAhead } from '@/hooks/prefetch'

/** Of an answer over HTTP/2, in bytes: what is said again is short. */
const headers = 300

test('what a page loads ahead of the next weighs at most 70 kB, whatever links are in view', () => {
  const sizesOf = (name: RegExp) =>
    readdirSync('dist/assets')
      .filter((file) => name.test(file))
      .map((file) => headers + statSync(`dist/assets/${file}`).size)
  const stylesheet = sizesOf(/^site-[\w-]+\.css\.br$/)
  const modules = sizesOf(/^(?:[A-Z]\w+Page|projet-[\w-]+)-[\w-]{8}\.js\.br$/).sort((a, b) => b - a)
  // What all projects share comes with the first of them.
  const shared = sizesOf(/^projets-[\w-]{8}\.js\.br$/)
  expect([stylesheet.length, shared.length, modules.length > pagesAhead]).toEqual([1, 1, true])
  // The page that all others lead to, and those in view.
  const sizes = [...stylesheet, ...shared, ...modules.slice(0, 1 + pagesAhead)]
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(70_000)
})
