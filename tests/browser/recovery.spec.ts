import type { Page } from '@playwright/test'
import { pages } from '@/site/pages'
import { application, blockStorage, clickUnseen, countDocuments, expect, goTo, hydrated, open, test } from './test'

// What the browser says of the files that are lost.
test.use({ expectedNoise: /Failed to load (?:resource|module script)|dynamically imported module/ })

const projetsModule = /\/assets\/ProjetsPage-[\w-]+\.js/
const flags = (page: Page) => page.evaluate(() => localStorage.getItem('site:reloaded'))

/** A host that has lost the module of /projets for the documents opened so far, and for so many more. */
async function loseModule(page: Page, more: number, lose: 'gone' | 'html' | 'error' | 'offline' = 'gone') {
  const documents = countDocuments(page)
  await page.context().route(projetsModule, async (route) => {
    if (documents.length > more) await route.continue()
    else if (lose === 'gone') await route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' })
    else if (lose === 'html')
      await route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>accueil</p>' })
    else if (lose === 'error') await route.fulfill({ status: 503, body: '' })
    else await route.abort('internetdisconnected')
  })
  return documents
}

/** The page of /projets as it was prerendered: it can be read, and its links load documents. */
async function expectReadable(page: Page) {
  await expect(page).toHaveTitle(pages.projets.title)
  await expect(page.locator('main article').first()).toBeVisible()
  const before = countDocuments(page)
  await goTo(page, 'agence')
  expect(before).toEqual([pages.agence.path])
}

test.describe('a page whose module is lost', () => {
  for (const lose of ['gone', 'html', 'error', 'offline'] as const)
    test(`during a navigation (${lose}), is reached after exactly one reload`, async ({ page }) => {
      await open(page, '/')
      const documents = await loseModule(page, 0, lose)
      await clickUnseen(page, 'nav-projets')
      await expect(page).toHaveTitle(pages.projets.title)
      await hydrated(page)
      await expect.poll(() => flags(page)).toBeNull()
      expect(documents).toEqual(['/projets'])
      await page.goBack()
      await expect(page).toHaveTitle(pages.accueil.title)
    })

  test('keeps its query and its hash through the reload', async ({ page }) => {
    await open(page, '/projet/ce-site')
    await loseModule(page, 0)
    await page.evaluate(() => {
      window.history.pushState({}, '', '/projets?service=refonte#refonte')
      window.dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    })
    await expect(page).toHaveTitle(pages.projets.title)
    await hydrated(page)
    await expect(page).toHaveURL(/\/projets\?service=refonte#refonte$/)
    await expect(page.locator('#projets-filtre-refonte')).toHaveAttribute('aria-current', 'true')
  })

  test('on a first load, reloads once and comes alive', async ({ page }) => {
    const documents = await loseModule(page, 1)
    await page.goto('/projets')
    await hydrated(page)
    await expect.poll(() => flags(page)).toBeNull()
    expect(documents).toEqual(['/projets', '/projets'])
  })

  for (const [where, prepare] of [
    ['', async () => {}],
    [', where storage is blocked,', blockStorage],
  ] as const) {
    test(`for good, during a navigation${where} stays as it was prerendered after one reload, and says why in the console`, async ({
      page,
      noise,
    }) => {
      await prepare(page)
      await open(page, '/')
      const documents = await loseModule(page, Number.POSITIVE_INFINITY)
      await clickUnseen(page, 'nav-projets')
      await expect.poll(() => noise.take().join('\n')).toMatch(/dynamically imported module/)
      expect(documents).toEqual(['/projets'])
      await expectReadable(page)
    })

    test(`for good, on a first load${where} stays as it was prerendered, and nothing typed is lost`, async ({
      page,
      noise,
    }) => {
      await prepare(page)
      await page.route(/\/assets\/NousContacterPage-[\w-]+\.js/, (route) => route.fulfill({ status: 404 }))
      const documents = countDocuments(page)
      await page.goto(pages.contact.path)
      await expect.poll(() => documents.length).toBe(2)
      const field = page.locator('#contact-message')
      await field.fill('Notre site ne s’ouvre pas.')
      await expect.poll(() => noise.take().filter((text) => text.includes('dynamically imported')).length).toBe(1)
      await page.waitForTimeout(500)
      await expect(field).toHaveValue('Notre site ne s’ouvre pas.')
      expect(documents).toEqual([pages.contact.path, pages.contact.path])
      await expect(page.locator('main form')).toBeVisible()
    })
  }
})

test('a project lost when going from one to the next is reached after one reload', async ({ page }) => {
  await open(page, '/projet/ce-site')
  const next = (await page.locator('#projet-suivant').getAttribute('href')) ?? ''
  const documents = countDocuments(page)
  await page.route(new RegExp(`/assets/projet-${next.split('/').at(-1)}-[\\w-]+\\.js`), (route) =>
    documents.length === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await clickUnseen(page, 'projet-suivant')
  await expect.poll(() => documents).toEqual([next])
  await hydrated(page)
  await expect(page).toHaveURL(next)
})

test('a page whose whole application is lost stays readable, and its links work', async ({ page }) => {
  await page.route(application, (route) => route.abort())
  await page.goto('/projets')
  await expectReadable(page)
})
