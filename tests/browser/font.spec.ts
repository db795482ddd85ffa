import { expect, hydrated, paths, test, unknownPath } from './test'

/** Share of the view that moved by itself so far: https://web.dev/articles/cls. */
const shift = () => (window as unknown as { shift: number }).shift

for (const width of [320, 768, 1440]) {
  test(`a font that comes late moves nothing on any page ${width} px wide`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          (window as unknown as { shift: number }).shift += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    let release = () => {}
    await page.route('**/*.woff2', async (route) => {
      await new Promise<void>((resolve) => {
        release = resolve
      })
      await route.continue()
    })
    for (const path of [...paths, unknownPath]) {
      await page.goto(path, { waitUntil: 'commit' })
      await hydrated(page)
      release()
      await page.evaluate(() => document.fonts.ready)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))))
      expect(await page.evaluate(shift), path).toBeLessThan(0.005)
    }
  })
}

test('a font that came too late for the first page is there for the next', async ({ page }) => {
  let release = () => {}
  await page.route('**/*.woff2', async (route) => {
    await new Promise<void>((resolve) => {
      release = resolve
    })
    await route.continue()
  })
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
