/** The development server: the same routes, and React's own warnings, which the built site does not print. */
import { expect, hydrated, paths, test, unknownPath } from './test'

test('every page hydrates without a warning while developing', async ({ page }) => {
  test.setTimeout(180_000)
  for (const path of [...paths, unknownPath, '/projet/inconnu']) {
    await page.goto(path)
    await hydrated(page)
    await expect(page.locator('h1'), path).toBeVisible()
  }
})

test('nobody’s visit is measured while developing', async ({ page, measurement }) => {
  await page.goto('/')
  await hydrated(page)
  await page.click('#nav-projets')
  await expect(page).toHaveURL(/projets$/)
  expect(measurement.requests).toEqual([])
})
