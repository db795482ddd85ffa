/** A browser with a service worker of a former site at the same origin. */
import { createServer } from 'node:http'
import { pages } from '@/site/pages'
import { serviceIds } from '@/site/services'
import { formerWorkers } from '../../scripts/build/formerWorkers'
import { listen, stop } from '../../scripts/ports'
import { serve } from '../../scripts/serve'
import { expect, test } from './test'

/** Cache-first worker: never updates a page. */
const cacheFirst = `addEventListener('install', (event) => {
  skipWaiting()
  event.waitUntil(caches.open('ancien').then((cache) => cache.put('/', new Response('<title>Ancien site</title>', { headers: { 'Content-Type': 'text/html' } }))))
})
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(caches.match('/', { ignoreSearch: true }))
})`

test.setTimeout(120_000)
test('a worker of a former site is sent away on the first visit, whatever its name', async ({ browser }) => {
  const former = createServer(({ url }, response) => {
    response.setHeader('Content-Type', url?.endsWith('.js') ? 'text/javascript' : 'text/html')
    response.end(url?.endsWith('.js') ? cacheFirst : '<title>Ancien site</title>')
  })
  const port = await listen(former)
  const visitors = await Promise.all(
    formerWorkers.map(async (name) => {
      const context = await browser.newContext({ baseURL: `http://localhost:${port}` })
      const page = await context.newPage()
      await page.goto('/')
      await page.evaluate(async (file) => {
        await navigator.serviceWorker.register(`/${file}`)
        await navigator.serviceWorker.ready
      }, name)
      await page.goto('about:blank')
      return { name, page }
    }),
  )
  await stop(former)
  const site = await serve({ dist: 'dist', port })
  const visit = async ({ name, page }: (typeof visitors)[number]) => {
    let documents = 0
    page.on('domcontentloaded', () => documents++)
    // With a fragment: a URL with one is not reloaded, so the worker drops it (formerWorkers.ts).
    await page.goto(`${pages.projets.path}#${serviceIds[0]}`)
    // Served by the former worker until the new one takes over.
    await expect(page, name).not.toHaveTitle('Ancien site', { timeout: 60_000 })
    await expect(page.locator('h1'), name).toBeVisible()
    const first = documents
    const left = await page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    }))
    await page.goto('/')
    await expect(page.locator('h1'), name).toBeVisible()
    // Time for a reload, which must not come.
    await page.waitForTimeout(1500)
    return { name, ...left, first, second: documents - first }
  }
  const found = await Promise.all(visitors.map(visit))
  // First visit: the former page, then the page of the site in its place. Second visit: that page alone.
  expect(found).toEqual(formerWorkers.map((name) => ({ name, workers: 0, caches: [], first: 2, second: 1 })))
  await Promise.all(visitors.map(({ page }) => page.context().close()))
  await site.close()
})
