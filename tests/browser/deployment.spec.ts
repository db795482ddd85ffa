/** A new version is deployed while visitors have the previous one open. Back/forward cache included. */
import type { BrowserContext, Page, Route } from '@playwright/test'
import { pages } from '@/site/pages'
import config from '../../playwright.config'
import { readText } from '../../scripts/text'
import { type Host, isOfVersion, shows, test } from './deployment'
import { smallTargets } from './layout'
import { clickUnseen, countDocuments, expect, hold, hydrated, open, saveData, scrollY } from './test'

test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] } })
// Console messages about the removed files.
test.use({ expectedNoise: /Failed to load resource|dynamically imported module|feuille de style/ })

const projetsModule = '**/assets/ProjetsPage-*.js'
const message = 'Notre site ne s’ouvre pas.'

/** The error screen, laid out whether the stylesheet of the site is there or not. */
const expectErrorScreen = async (page: Page) => {
  await expect(page.locator('h1')).toHaveText('Cette page n’a pas pu s’afficher')
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible()
  expect(await page.evaluate(smallTargets)).toEqual([])
  const screen = page.locator('main > *').filter({ has: page.locator('h1') })
  expect(await screen.evaluate((element) => Number.parseFloat(getComputedStyle(element).paddingTop))).toBeGreaterThan(0)
}

/** Opens a page of the first version, deploys the next one, and counts documents loaded afterwards. */
async function openThenDeploy(page: Page, host: Host, path = '/'): Promise<string[]> {
  await open(page, host.url + path)
  host.deploy('next')
  return countDocuments(page)
}

/** Requests that never get an answer. */
const hang = () => new Promise<void>(() => {})

test.describe('a visitor of the first version, once the next is online', () => {
  test('reaches its pages with one reload, and finds again where the view was and what was typed', async ({
    page,
    host,
  }) => {
    await open(page, `${host.url}${pages.contact.path}`)
    await page.locator('#contact-message').fill(message)
    await page.evaluate(() => window.scrollTo(0, 200))
    host.deploy('next')
    const documents = countDocuments(page)
    await clickUnseen(page, 'nav-projets')
    await shows(page, 'projets', 'next')
    await hydrated(page)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('site:reloaded'))).toBeNull()
    await page.click('#nav-agence')
    await shows(page, 'agence', 'next')
    expect(documents).toEqual([pages.projets.path])

    await page.goBack()
    await page.goBack()
    await expect(page.locator('#contact-message')).toHaveValue(message)
    await expect.poll(() => scrollY(page)).toBe(200)
  })

  test('is at the top of the page reached, at the place of its link, or where it was left', async ({
    page,
    context,
    host,
  }) => {
    // Every page is lost.
    await saveData(context)
    const documents = await openThenDeploy(page, host)
    await page.click('#accueil-engagements')
    await shows(page, 'agence', 'next')
    await expect(page.locator('#engagements')).toBeInViewport()

    await hydrated(page)
    host.deploy('first')
    await clickUnseen(page, 'nav-projets')
    await shows(page, 'projets', 'first')
    await hydrated(page)
    expect(await scrollY(page)).toBe(0)

    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }))
    host.deploy('next')
    await clickUnseen(page, 'nav-contact')
    await shows(page, 'contact', 'next')
    await hydrated(page)
    host.deploy('first')
    await page.goBack()
    await shows(page, 'projets', 'first')
    await expect.poll(() => scrollY(page)).toBe(400)
    expect(documents).toHaveLength(4)
  })

  test('goes back to a page of the first, and on from there, to pages and to projects', async ({ page, host }) => {
    await openThenDeploy(page, host)
    await clickUnseen(page, 'nav-agence')
    await shows(page, 'agence', 'next')
    await page.goBack()
    await expect(page).toHaveURL(`${host.url}/`)
    await expect(page.getByRole('banner')).not.toHaveAttribute('data-loading')
    await page.locator('main a[href^="/projet/"]').first().click()
    await expect(page).toHaveURL(/\/projet\/[\w-]+$/)
    await expect(page.locator('main h1')).not.toHaveText('Cette page n’a pas pu s’afficher')
    await page.click('#nav-projets')
    await shows(page, 'projets', 'next')
  })

  test('does so when the module was already asked for, and lost, by pointing at the link', async ({ page, host }) => {
    const documents = await openThenDeploy(page, host)
    const lost = page.waitForResponse(projetsModule)
    await page.hover('#nav-projets')
    expect((await lost).status()).toBe(404)
    await shows(page, 'accueil', 'first')
    await page.click('#nav-projets')
    await shows(page, 'projets', 'next')
    expect(documents).toEqual([pages.projets.path])
  })

  test('does so from a list to a project, and from a project to the next', async ({ page, host }) => {
    const documents = await openThenDeploy(page, host, pages.projets.path)
    const links = page.locator('main a[href^="/projet/"]')
    const path = await links.first().getAttribute('href')
    await links.first().click()
    await expect(page).toHaveURL(host.url + path)
    await isOfVersion(page, 'next')
    await hydrated(page)
    host.deploy('first')
    const next = await page.locator('#projet-suivant').getAttribute('href')
    await page.click('#projet-suivant')
    await expect(page).toHaveURL(host.url + next)
    await isOfVersion(page, 'first')
    await hydrated(page)
    expect(documents).toEqual([path, next])
  })

  test('does so in two tabs at once, of which one has been made from the other, each with its own reload', async ({
    page,
    context,
    host,
  }) => {
    // The timing of prefetches would matter.
    await saveData(context)
    await openThenDeploy(page, host)
    await clickUnseen(page, 'nav-agence')
    await shows(page, 'agence', 'next')
    await hydrated(page)
    // With a copy of sessionStorage, as when a tab is duplicated.
    const opening = context.waitForEvent('page')
    await page.evaluate(() => void window.open('/'))
    const other = await opening
    await hydrated(other)
    host.deploy('first')
    const documents = [countDocuments(page), countDocuments(other)]
    // The first tab is still reloading when the second one fails.
    const release = await hold(context, `${host.url}${pages.projets.path}`)
    const asked = page.waitForRequest(`${host.url}${pages.projets.path}`)
    await clickUnseen(page, 'nav-projets')
    await asked
    await clickUnseen(other, 'nav-contact')
    await shows(other, 'contact', 'first')
    release()
    await shows(page, 'projets', 'first')
    expect(documents).toEqual([[pages.projets.path], [pages.contact.path]])
  })

  test('has a page whose links work when the reload is stopped', async ({ page, host }) => {
    await page.clock.install()
    await openThenDeploy(page, host)
    let reloads = 0
    await page.route(`${host.url}${pages.projets.path}`, (route) => {
      if (route.request().resourceType() !== 'document') return route.continue()
      reloads += 1
      return hang()
    })
    await clickUnseen(page, 'nav-projets')
    await expect.poll(() => reloads).toBe(1)
    // Like Esc.
    await (await page.context().newCDPSession(page)).send('Page.stopLoading')
    await page.unroute(`${host.url}${pages.projets.path}`)
    await page.clock.fastForward(10_000)
    await expectErrorScreen(page)
    await page.click('#nav-accueil')
    await expect(page).toHaveURL(`${host.url}/`)
    await expect(page.locator('main h1')).toBeVisible()
  })

  test('sees that a page is on its way, and no error, while a slow host gives it', async ({ page, host }) => {
    /** States seen, with the number of ticks each lasted. */
    const seen = new Map<string, number>()
    // Reported by the page: Playwright cannot evaluate during a navigation.
    await page.exposeFunction('tell', (state: string) => seen.set(state, (seen.get(state) ?? 0) + 1))
    await page.addInitScript((path) => {
      const tell = () => {
        const [header, headline] = [document.querySelector('header'), document.querySelector('main h1')]
        if (header && window.location.pathname === path && !document.querySelector('[data-modules*="-next"]'))
          Object(window).tell(`${header.dataset.loading} ${headline?.textContent}`)
      }
      setInterval(tell, 50)
    }, pages.projets.path)
    await openThenDeploy(page, host)
    await page.route(`${host.url}${pages.projets.path}`, async (route) => {
      if (route.request().isNavigationRequest()) await new Promise((resolve) => setTimeout(resolve, 5_000))
      await route.fallback()
    })
    await clickUnseen(page, 'nav-projets')
    await expect(page.locator('[data-modules*="-next"]')).toBeAttached({ timeout: 20_000 })
    await shows(page, 'projets', 'next')
    // The path changes a moment before the header says that the page is on its way.
    const isWrong = ([state, ticks]: [string, number]) =>
      state.includes('n’a pas pu') || (!state.startsWith('true ') && ticks > 3)
    expect([...seen].filter(isWrong)).toEqual([])
    expect([...seen.keys()].some((state) => state.startsWith('true '))).toBe(true)
  })

  test('can read and go on when the page comes from a cache and none of its files is left', async ({ page, host }) => {
    await page.route(`${host.url}/`, (route) =>
      route.fulfill({ contentType: 'text/html', body: readText('dist/index.html') }),
    )
    host.deploy('next')
    await page.goto(`${host.url}/`)
    await page.waitForLoadState('networkidle')
    await shows(page, 'accueil', 'first')
    await expect(page.locator('main article').first()).toBeVisible()
    await page.click('#nav-projets')
    await shows(page, 'projets', 'next')
    await hydrated(page)
  })
})

test.describe('a host that stays broken', () => {
  for (const [how, lose] of [
    ['has lost', (route: Route) => route.fulfill({ status: 404 })],
    ['never sends', hang],
    ['has emptied', (route: Route) => route.fulfill({ contentType: 'text/css', body: '' })],
    ['has cut', (route: Route) => route.fulfill({ contentType: 'text/css', body: 'p{margin:0}main{displ' })],
    [
      'sends a page for',
      (route: Route) => route.fulfill({ contentType: 'text/css', body: '<!doctype html><p>Accueil</p>' }),
    ],
  ] as const)
    test(`when it ${how} the stylesheet of the site, shows each page with its own rules`, async ({
      page,
      context,
      host,
    }) => {
      if (lose === hang) await page.clock.install()
      await open(page, `${host.url}/`)
      await context.route('**/assets/site-*.css', lose)
      const documents = countDocuments(page)
      await clickUnseen(page, 'nav-projets')
      if (lose === hang) await page.clock.fastForward(10_100)
      await shows(page, 'projets', 'first')
      await expect.poll(() => documents).toEqual([pages.projets.path])
      await expect(page.locator('#projets-filtre-tous')).not.toHaveCSS('padding-left', '0px')
    })
})

for (const [what, lose, mend] of [
  [
    'a network',
    (context: BrowserContext) => context.setOffline(true),
    (context: BrowserContext) => context.setOffline(false),
  ],
  [
    'a host that answers',
    (context: BrowserContext) => context.route('**', (route) => route.abort('connectionrefused')),
    (context: BrowserContext) => context.unroute('**'),
  ],
] as const)
  test(`without ${what}, a click loses nothing: it is said in place, and tried again when it is back`, async ({
    page,
    context,
    host,
    noise,
  }) => {
    await open(page, `${host.url}${pages.contact.path}`)
    await page.locator('#contact-message').fill(message)
    const documents = countDocuments(page)
    await lose(context)
    await clickUnseen(page, 'nav-projets')
    await expectErrorScreen(page)
    expect(documents).toEqual([])
    // Whichever fails first: module or stylesheet.
    expect(noise.take().join('\n')).toMatch(/dynamically imported module|feuille de style/)
    await page.goBack()
    await expect(page.locator('#contact-message')).toHaveValue(message)
    await page.goForward()
    await expectErrorScreen(page)
    await mend(context)
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await shows(page, 'projets', 'first')
  })
