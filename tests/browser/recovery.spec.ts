import type { Page } from '@playwright/test'
import { application, blockStorage, countDocuments, expect, open, test } from './test'

const projetsModule = /\/assets\/ProjetsPage-[\w-]+\.js/

/**
 * A host that has lost the module of /projets, for so many documents: one may ask more than once, for a link pointed at, then clicked.
 * Says how often it was asked for.
 */
async function loseModule(page: Page, times: number, lose: 'gone' | 'html' | 'error' | 'offline' = 'gone') {
  const asked = { count: 0 }
  let documents = 0
  let first: number | undefined
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1
  })
  await page.context().route(projetsModule, async (route) => {
    asked.count += 1
    first ??= documents
    if (documents - first >= times) await route.continue()
    else if (lose === 'gone') await route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' })
    else if (lose === 'html')
      await route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>accueil</p>' })
    else if (lose === 'error') await route.fulfill({ status: 503, body: '' })
    else await route.abort('internetdisconnected')
  })
  return asked
}

const expectErrorScreen = async (page: Page) => {
  await expect(page.locator('h1')).toHaveText('Cette page n’a pas pu s’afficher')
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible()
  await expect(page.locator('#erreur-accueil')).toHaveAttribute('href', '/')
  await expect(page.locator('#erreur-contact')).toHaveAttribute('href', '/nous-contacter')
  await expect(page.getByRole('banner')).toBeVisible()
}

test.describe('a page whose module is lost', () => {
  for (const lose of ['gone', 'html', 'error', 'offline'] as const)
    test(`during a navigation (${lose}), is reached after exactly one reload`, async ({ page, noise }) => {
      await open(page, '/')
      const documents = countDocuments(page)
      await loseModule(page, 1, lose)
      await page.click('#nav-projets')
      await expect(page.locator('h1')).toHaveText('Des projets, et leurs raisons')
      await expect.poll(() => page.evaluate(() => localStorage.getItem('violine:reloaded'))).toBeNull()
      expect(documents).toEqual(['/projets'])
      expect(new URL(page.url()).pathname).toBe('/projets')
      await page.goBack()
      await expect(page.locator('h1')).toContainText('Le site que vos clients trouvent')
      noise.take() // The browser reports the request that failed.
    })

  test('keeps its query and its hash through the reload', async ({ page, noise }) => {
    await open(page, '/')
    await loseModule(page, 1)
    await page.evaluate(() => {
      const link = document.querySelector('#accueil-hero-projets') as HTMLAnchorElement
      link.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
    })
    await page.click('#accueil-projets-tous')
    await expect(page).toHaveURL(/\/projets$/)
    await expect(page.locator('h1')).toHaveText('Des projets, et leurs raisons')
    noise.take()
  })

  test('on a first load, reloads once and comes alive', async ({ page, noise }) => {
    const documents = countDocuments(page)
    await loseModule(page, 1)
    await open(page, '/projets')
    await expect.poll(() => documents.length).toBe(2)
    expect(documents).toEqual(['/projets', '/projets'])
    await expect.poll(() => page.evaluate(() => localStorage.getItem('violine:reloaded'))).toBeNull()
    noise.take()
  })

  test('for good, is said in French after one reload, with ways on, and logged', async ({ page, noise }) => {
    await open(page, '/')
    const documents = countDocuments(page)
    await loseModule(page, Number.POSITIVE_INFINITY)
    await page.click('#nav-projets')
    await expectErrorScreen(page)
    await page.waitForTimeout(1000)
    expect(documents).toEqual(['/projets'])
    expect(noise.take().some((message) => /dynamically imported module/.test(message))).toBe(true)
    await page.click('#erreur-accueil')
    await expect(page.locator('h1')).toContainText('Le site que vos clients trouvent')
    noise.take()
  })

  test('for good, does not keep the rest of the site from working, and may be tried again', async ({ page, noise }) => {
    await open(page, '/')
    const asked = await loseModule(page, 3)
    await page.click('#nav-projets')
    await expectErrorScreen(page)
    await page.click('#nav-agence')
    await expect(page).toHaveURL(/lille$/)
    await expect(page.locator('h1')).toBeVisible()
    await page.goBack()
    await expect(page.locator('h1')).toHaveText('Des projets, et leurs raisons')
    expect(asked.count).toBeGreaterThan(2)
    noise.take()
  })

  test('where storage is blocked, behaves the same: one reload, then the screen', async ({ page, noise }) => {
    await blockStorage(page)
    await open(page, '/')
    const documents = countDocuments(page)
    await loseModule(page, Number.POSITIVE_INFINITY)
    await page.click('#nav-projets')
    await expectErrorScreen(page)
    await page.waitForTimeout(1000)
    expect(documents).toEqual(['/projets'])
    noise.take()
  })

  test('where storage is blocked, is reached after one reload when it is back', async ({ page, noise }) => {
    await blockStorage(page)
    await open(page, '/')
    const documents = countDocuments(page)
    await loseModule(page, 1)
    await page.click('#nav-projets')
    await expect(page.locator('h1')).toHaveText('Des projets, et leurs raisons')
    expect(documents).toEqual(['/projets'])
    await expect.poll(() => page.evaluate(() => window.history.state?.['violine:reloaded'])).toBeUndefined()
    noise.take()
  })
})

test('a project whose module is lost is reached after one reload', async ({ page, noise }) => {
  await open(page, '/projets')
  const documents = countDocuments(page)
  await page.route(/\/assets\/projet-librairie-marque-ciel-[\w-]+\.js/, (route) =>
    documents.length === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await page.click('#projets-librairie-marque-ciel')
  await expect(page.locator('h1')).toHaveText('Librairie Marque-Ciel')
  expect(documents).toEqual(['/projet/librairie-marque-ciel'])
  noise.take()
})

test('a project lost when going from one to the next is reached after one reload', async ({ page, noise }) => {
  await open(page, '/projet/librairie-marque-ciel')
  const next = await page.locator('#projet-suivant').getAttribute('href')
  const documents = countDocuments(page)
  // Lost to this document for good: pointing at the link asks for it once already, the click may ask again.
  await page.route(new RegExp(`/assets/projet-${next?.split('/').at(-1)}-[\\w-]+\\.js`), (route) =>
    documents.length === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await page.click('#projet-suivant')
  await expect(page.locator('h1')).not.toHaveText('Librairie Marque-Ciel')
  await expect(page.locator('h1')).toBeVisible()
  expect(documents).toEqual([next])
  noise.take()
})

test('a page whose whole application is lost stays readable, and its links work', async ({ page, noise }) => {
  await page.route(application, (route) => route.abort())
  await page.goto('/')
  await expect(page.locator('h1')).toContainText('Le site que vos clients trouvent')
  await page.click('#nav-projets')
  await expect(page.locator('h1')).toHaveText('Des projets, et leurs raisons')
  noise.take()
})
