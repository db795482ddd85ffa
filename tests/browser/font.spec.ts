import { expect, hold, hydrated, paths, test, unknownPath, watchShifts } from './test'

const font = '**/*.woff2'

for (const width of [320, 768, 1440]) {
  test(`a font that comes late moves nothing on any page ${width} px wide`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    const shift = await watchShifts(page)
    for (const path of [...paths, unknownPath]) {
      const release = await hold(page, font)
      await page.goto(path, { waitUntil: 'commit' })
      await hydrated(page)
      release()
      await page.evaluate(() => document.fonts.ready)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))))
      expect(await shift(), path).toBeLessThan(0.005)
    }
  })
}

test('a font that came too late for the first page is there for the next', async ({ page }) => {
  const release = await hold(page, font)
  await page.goto('/', { waitUntil: 'commit' })
  await hydrated(page)
  await page.waitForTimeout(200)
  const widthOf = () =>
    page.evaluate(() => {
      const text = Object.assign(document.createElement('span'), {
        textContent: 'Les sites rapides, accessibles et à vous',
      })
      document.body.append(text)
      const { width } = text.getBoundingClientRect()
      text.remove()
      return width
    })
  const fallback = await widthOf()
  release()
  await page.click('#nav-agence')
  await expect(page).toHaveURL(/lille$/)
  await expect.poll(widthOf).not.toBe(fallback)
})
