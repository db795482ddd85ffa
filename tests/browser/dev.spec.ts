/** The development server: the same routes, and React's own warnings, which the built site does not print. */
import { environment } from '@/site/environment'
import { test as base, expect, hydrated, paths, projetNames, unknownPath } from './test'

/** Observes requests without routing them: routed pages do not use the HTTP cache. */
const test = base.extend({
  measurement: async ({ context }, use) => {
    const requests: string[] = []
    context.on('request', (request) => {
      if (request.url().startsWith(environment.analyticsOrigin)) requests.push(request.url())
    })
    await use({ requests })
  },
})

// A page whose modules a busy machine is late with: it comes by itself (scripts/vite/documents.ts).
test.use({ expectedNoise: /status of 503/ })

test('every page hydrates without a warning while developing, and leads to others; nobody’s visit is measured', async ({
  page,
  measurement,
}) => {
  test.setTimeout(180_000)
  for (const path of [...paths, unknownPath, '/projet/inconnu']) {
    await page.goto(path)
    await hydrated(page)
    await expect(page.locator('h1'), path).toBeVisible()
  }
  await page.goto('/')
  await hydrated(page)
  for (const link of ['#nav-projets', `#projets-${projetNames[0]}`, '#projet-suivant', '#nav-contact', '#nav-agence']) {
    const before = page.url()
    await page.click(link)
    // The server transforms modules on their first request.
    await expect(page).not.toHaveURL(before, { timeout: 30_000 })
    await expect(page.locator('h1')).toBeFocused()
  }
  expect(measurement.requests).toEqual([])
})
