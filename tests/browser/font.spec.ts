import type { Page } from '@playwright/test'
import { expect, hold, hydrated, paths, test, unknownPath, watchShifts } from './test'

const font = '**/*.woff2'

/** The last piece of a page has been dressed, or all of it at once, and painted. */
async function dressed(page: Page) {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('footer a')].every((link) => link.closest('[data-police]')),
  )
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))))
}

/** Share of the characters of a page that are in the fallback. */
const fallbackShare = (page: Page) =>
  page.evaluate(() => {
    const lengths = { all: 0, fallback: 0 }
    const walker = document.createTreeWalker(document.querySelector('#root') as Element, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (!parentElement?.checkVisibility()) continue
      const length = textContent?.trim().length ?? 0
      lengths.all += length
      if (/^"?Bricolage Grotesque Fallback/.test(getComputedStyle(parentElement).fontFamily)) lengths.fallback += length
    }
    return lengths.fallback / lengths.all
  })

for (const width of [320, 768, 1440]) {
  test(`a font that comes late is put on every page ${width} px wide, and moves nothing in view`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    const shift = await watchShifts(page)
    for (const path of [...paths, unknownPath]) {
      const release = await hold(page, font)
      await page.goto(path, { waitUntil: 'commit' })
      await hydrated(page)
      release()
      await dressed(page)
      expect(await shift(), path).toBeLessThan(0.005)
      // Only what would have taken another line waits for the next page.
      expect(await fallbackShare(page), path).toBeLessThan(0.2)
    }
  })
}

test('the next page is in the font from its first frame', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await dressed(page)
  await page.click('#nav-agence')
  await expect(page).toHaveURL(/lille$/)
  expect(await fallbackShare(page)).toBe(0)
})

test('a page left before its font has come is followed by one that gets it', async ({ page }) => {
  const release = await hold(page, font)
  await page.goto('/', { waitUntil: 'commit' })
  await hydrated(page)
  await page.click('#nav-agence')
  await expect(page).toHaveURL(/lille$/)
  expect(await fallbackShare(page)).toBe(1)
  release()
  await expect.poll(() => fallbackShare(page)).toBeLessThan(0.2)
})
