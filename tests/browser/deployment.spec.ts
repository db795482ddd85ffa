/** A new version is put online while visitors have the first one open. */
import { readFileSync } from 'node:fs'
import type { BrowserContext, Page, Route } from '@playwright/test'
import { type Host, heading, nextHeading, test } from './deployment'
import { clickUnseen, countDocuments, expect, hold, hydrated, open } from './test'

const h1 = (page: Page) => page.locator('h1')
const projetsModule = '**/assets/ProjetsPage-*.js'

const expectErrorScreen = async (page: Page) => {
  await expect(h1(page)).toHaveText('Cette page n’a pas pu s’afficher')
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible()
}

/** Opens a page of the first version, puts the next online, and counts the documents loaded from then on. */
async function openThenDeploy(page: Page, host: Host, path = '/'): Promise<string[]> {
  await open(page, host.url + path)
  host.deploy()
  return countDocuments(page)
}

/** Requests for which the promise never ends: the host does not answer. */
const hang = () => new Promise<void>(() => {})

/** What hosts made for applications do: the home page, with status 200, for every file they do not have. */
const answerLikeAnApplication = (context: BrowserContext) =>
  context.route('**/assets/**', async (route) => {
    const answer = await route.fetch()
    if (answer.status() !== 404) await route.fulfill({ response: answer })
    else await route.fulfill({ contentType: 'text/html', body: readFileSync('dist/index.html', 'utf8') })
  })

test.describe('a visitor of the first version, once the next is online', () => {
  test('reaches its pages with one reload, and finds again where the view was and what was typed', async ({
    page,
    host,
    noise,
  }) => {
    await open(page, `${host.url}/nous-contacter`)
    await page.locator('#contact-message').fill('Notre site ne s’ouvre pas.')
    await page.evaluate(() => window.scrollTo(0, 200))
    host.deploy()
    const documents = countDocuments(page)
    await clickUnseen(page, 'nav-projets')
    await expect(h1(page)).toHaveText(nextHeading)
    await hydrated(page)
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('violine:reloaded'))).toBeNull()
    await page.click('#nav-agence')
    await expect(page).toHaveURL(/lille$/)
    expect(documents).toEqual(['/projets'])

    await page.goBack()
    await page.goBack()
    await expect(page.locator('#contact-message')).toHaveValue('Notre site ne s’ouvre pas.')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200)
    noise.take() // The browser reports the file that is gone.
  })

  test('does so when the module was already asked for, and lost, by pointing at the link', async ({
    page,
    host,
    noise,
  }) => {
    const documents = await openThenDeploy(page, host)
    const lost = page.waitForResponse(projetsModule)
    await page.hover('#nav-projets')
    expect((await lost).status()).toBe(404)
    await expect(h1(page)).toContainText('Le site que vos clients trouvent')
    await page.click('#nav-projets')
    await expect(h1(page)).toHaveText(nextHeading)
    expect(documents).toEqual(['/projets'])
    noise.take()
  })

  test('does so from a list to a project, and from a project to the next', async ({ page, host, noise }) => {
    const documents = await openThenDeploy(page, host, '/projets')
    await page.click('#projets-librairie-marque-ciel')
    await expect(h1(page)).toHaveText('Librairie Marque-Ciel')
    await hydrated(page)
    await page.click('#projet-suivant')
    await expect(h1(page)).not.toHaveText('Librairie Marque-Ciel')
    expect(documents).toEqual(['/projet/librairie-marque-ciel'])
    noise.take()
  })

  test('does so in two tabs at once, each with its own reload', async ({ page, context, host, noise }) => {
    const other = await context.newPage()
    await open(page, `${host.url}/`)
    await open(other, `${host.url}/`)
    host.deploy()
    const documents = [countDocuments(page), countDocuments(other)]
    // The first tab is still reloading when the second finds its own file gone.
    const release = await hold(context, `${host.url}/projets`)
    await page.click('#nav-projets', { noWaitAfter: true })
    await expect.poll(() => documents[0]).toEqual(['/projets'])
    await other.click('#nav-expertises')
    await expect(other).toHaveTitle(/^Nos expertises/)
    release()
    await expect(h1(page)).toHaveText(nextHeading)
    expect(documents).toEqual([['/projets'], ['/nos-expertises']])
    noise.take()
  })

  test('does so on a host that answers with its home page in place of the file', async ({
    page,
    context,
    host,
    noise,
  }) => {
    const documents = await openThenDeploy(page, host)
    await answerLikeAnApplication(context)
    await page.click('#nav-projets')
    await expect(h1(page)).toHaveText(nextHeading)
    await hydrated(page)
    expect(documents).toEqual(['/projets'])
    noise.take()
  })

  test('can read and go on when the page comes from a cache and none of its files is left', async ({
    page,
    host,
    noise,
  }) => {
    await page.route(`${host.url}/`, (route) =>
      route.fulfill({ contentType: 'text/html', body: readFileSync('dist/index.html', 'utf8') }),
    )
    host.deploy()
    await page.goto(`${host.url}/`)
    await page.waitForLoadState('networkidle')
    await expect(h1(page)).toContainText('Le site que vos clients trouvent')
    await page.click('#nav-projets')
    await expect(h1(page)).toHaveText(nextHeading)
    await hydrated(page)
    noise.take()
  })
})

test.describe('a host that stays broken', () => {
  for (const [how, status] of [
    ['has lost the module', 404],
    ['fails', 500],
  ] as const)
    test(`when it ${how}, costs one reload, then says so in French and in the console`, async ({
      page,
      context,
      host,
      noise,
    }) => {
      const documents = await openThenDeploy(page, host)
      await context.route(projetsModule, (route) => route.fulfill({ status }))
      await page.click('#nav-projets')
      await expectErrorScreen(page)
      await page.waitForTimeout(300)
      expect(documents).toEqual(['/projets'])
      expect(noise.take().join('\n')).toContain('dynamically imported module')
    })

  test('when it has lost every script, leaves pages that can be read and links that work', async ({
    page,
    context,
    host,
    noise,
  }) => {
    const documents = await openThenDeploy(page, host)
    await context.route('**/*.js', (route) => route.fulfill({ status: 404 }))
    await page.click('#nav-projets')
    await expect(h1(page)).toHaveText(nextHeading)
    await page.click('#nav-agence')
    await expect(page).toHaveURL(/lille$/)
    expect(documents).toEqual(['/projets', '/agence-developpement-web-lille'])
    noise.take()
  })

  test('when it never answers, is given ten seconds, then the page is asked for as a document', async ({
    page,
    context,
    host,
  }) => {
    await page.clock.install()
    await open(page, `${host.url}/`)
    await context.route(projetsModule, hang)
    const documents = countDocuments(page)
    await page.click('#nav-projets')
    await expect(page.getByRole('banner')).toHaveAttribute('data-loading', 'true')
    await page.clock.fastForward(9_000)
    expect(documents).toEqual([])
    await page.clock.fastForward(1_100)
    // The module still hangs: the page is read as it was prerendered, and its links load whole pages.
    await expect(h1(page)).toHaveText(heading)
    await page.click('#nav-agence')
    await expect(page).toHaveURL(/lille$/)
    expect(documents).toEqual(['/projets', '/agence-developpement-web-lille'])
  })

  test('when it never sends the start of the application, leaves a page whose links, menu and answers work', async ({
    page,
    host,
  }) => {
    await page.route('**/*.js', hang)
    await page.goto(`${host.url}/`, { waitUntil: 'commit' })
    await page.locator('#combien-ca-coute summary').click()
    await expect(page.locator('#combien-ca-coute p')).toBeVisible()
    await page.locator('nav summary').click()
    await page.click('#nav-refonte')
    await expect(page).toHaveURL(/refonte-site-web$/)
    await expect(h1(page)).toBeVisible()
  })

  for (const [how, lose] of [
    ['has lost', (route: Route) => route.fulfill({ status: 404 })],
    ['never sends', hang],
  ] as const)
    test(`when it ${how} the stylesheet of the site, shows each page with its own rules`, async ({
      page,
      context,
      host,
      noise,
    }) => {
      await page.clock.install()
      await open(page, `${host.url}/`)
      await context.route('**/assets/site-*.css', lose)
      const documents = countDocuments(page)
      await page.click('#nav-projets')
      await page.clock.fastForward(10_100)
      await expect(h1(page)).toHaveText(heading)
      expect(documents).toEqual(['/projets'])
      await expect(page.locator('#projets-filtre-tous')).not.toHaveCSS('padding-left', '0px')
      noise.take()
    })
})

test('without a network, a click loses nothing: it is said in place, and tried again when the network is back', async ({
  page,
  context,
  host,
  noise,
}) => {
  await open(page, `${host.url}/nous-contacter`)
  await page.locator('#contact-message').fill('Notre site ne s’ouvre pas.')
  const documents = countDocuments(page)
  await context.setOffline(true)
  await page.click('#nav-projets')
  await expectErrorScreen(page)
  expect(documents).toEqual([])
  // The module or the stylesheet, whichever is missed first.
  expect(noise.take().join('\n')).toMatch(/dynamically imported module|feuille de style/)
  await page.goBack()
  await expect(page.locator('#contact-message')).toHaveValue('Notre site ne s’ouvre pas.')
  await page.goForward()
  await expectErrorScreen(page)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(h1(page)).toHaveText(heading)
  noise.take()
})
