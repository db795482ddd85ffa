import { colors } from '@/theme/tokens'
import { expect, open, paths, test, unknownPath } from './test'

/** The grey of captions, on white and on the dark bands, as a browser says it. */
const greys = [colors.subtitle, colors.subtitleOnDark].map(
  (hex) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`,
)

for (const path of [...paths, unknownPath])
  test(`${path}: what is to be read is in ink, at most 30 % of it in grey`, async ({ page }) => {
    await open(page, path)
    const { grey, all } = await page.locator('main').evaluate((main, greys) => {
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      const count = { grey: 0, all: 0 }
      while (walker.nextNode()) {
        const element = walker.currentNode.parentElement
        const { length } = walker.currentNode.textContent?.trim() ?? ''
        if (!element?.checkVisibility() || element.closest('.visually-hidden')) continue
        count.all += length
        if (greys.includes(getComputedStyle(element).color)) count.grey += length
      }
      return count
    }, greys)
    expect(all).toBeGreaterThan(0)
    expect(grey / all).toBeLessThanOrEqual(0.3)
  })
