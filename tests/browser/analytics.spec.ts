import type { BrowserContext, Page } from '@playwright/test'
import { figuresPath } from '@/browser/figures'
import { refus } from '@/content/confidentialite'
import { config } from '@/site/config'
import { environment } from '@/site/environment'
import { pages } from '@/site/pages'
import { serve } from '../../scripts/serve'
import { readText } from '../../scripts/text'
import { intercept } from './intercept'
import { playRybbit } from './rybbit'
import {
  application,
  blockStorage,
  clickUnseen,
  countDocuments,
  expect,
  goTo,
  hold,
  hydrated,
  open,
  test,
} from './test'

test.use({ isRouted: true })

const events = (page: Page) =>
  page.evaluate(() => (window as unknown as { rybbit?: { events: string[] } }).rybbit?.events ?? [])
const script = `${environment.analyticsOrigin}/api/script.js`

test.describe('audience measurement', () => {
  test('waits for the page to have loaded: a host that does not answer must not hold it back', async ({
    page,
    measurement,
  }) => {
    await page.route('**/late.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }))
    const release = await hold(page, '**/late.css')
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () =>
        document.body.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/late.css' })),
      ),
    )
    await page.goto('/', { waitUntil: 'commit' })
    await hydrated(page)
    await goTo(page, 'projets')
    expect(measurement.requests).toEqual([])
    release()
    await expect.poll(() => measurement.requests).toEqual([script])
  })
})

test.describe('every click on a link or a button that has an id is reported once', () => {
  /** Files that fail or hang while visitors click. */
  const moments = {
    'once all is there': '**/nothing',
    'before the application has come': application,
    'while the script of the host is late': script,
    'while the modules of pages hang': '**/assets/*Page-*.js',
  }
  /** Link and button of the layout: with the middle button, the left one, the keyboard; and what is nobody's click. */
  async function clickAround(page: Page) {
    await page.goto(pages.projets.path)
    await page.click('#nav-logo :is(svg, img)', { button: 'middle' })
    await page.click('#nav-logo', { button: 'right' })
    await page.click('#nav-menu', { button: 'middle' })
    await page.click('h1')
    await page.click('#nav-menu')
    await page.keyboard.press('Escape')
    await page.focus('#nav-menu')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await page.focus('#nav-logo')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
    await page.click('#pied-mesure')
    await expect(page).toHaveURL(/#mesure-audience$/)
  }
  const clicks = ['nav-logo', 'nav-menu', 'nav-menu', 'nav-logo', 'pied-mesure']
  test.use({ viewport: { width: 390, height: 844 } })

  /** Events sent, and documents that ask for the script. */
  async function hear(context: BrowserContext) {
    const sent: string[] = []
    const asked: string[] = []
    await context.exposeFunction('heard', (id: string) => sent.push(id))
    await context.route(script, (route) => {
      asked.push(route.request().frame().url())
      return route.fulfill({
        contentType: 'text/javascript',
        // Like Rybbit: ready some time after its load event.
        body: 'setTimeout(() => { window.rybbit = { event: (id) => heard(id) } }, 300)',
      })
    })
    return { sent, asked }
  }

  test('while the HTML still arrives, on which the application then waits', async ({ page, context }) => {
    const { sent } = await hear(context)
    const { server, url, close } = await serve({ dist: 'dist', port: 0 })
    let sendRest = () => {}
    intercept(server, ({ url }, response) => {
      if (url !== '/') return false
      const [start, rest] = readText('dist/index.html').split('</header>') as [string, string]
      response.writeHead(200, { 'Content-Type': 'text/html' }).write(start)
      sendRest = () => response.end(`</header>${rest}`)
      return true
    })
    await page.goto(`${url}/`, { waitUntil: 'commit' })
    await page.click('#nav-menu')
    // Longer than src/start.ts waits for the page to have loaded.
    await page.waitForTimeout(2500)
    expect(await page.evaluate(() => document.readyState)).toBe('loading')
    sendRest()
    await hydrated(page)
    await expect.poll(() => sent).toEqual(['nav-menu'])
    await page.goto('about:blank')
    await close()
  })

  for (const [moment, files] of Object.entries(moments))
    test(`${moment}; and none of a visitor who refuses, whose device keeps none`, async ({ page, context }) => {
      const { sent, asked } = await hear(context)
      const release = await hold(context, files)
      await clickAround(page)
      // A tab opened from this one begins with a copy of its storage.
      await page.evaluate(() => void window.open(window.location.href))
      // Only intercepted requests may still be pending.
      if (!files.includes('Page')) release()
      await expect.poll(() => sent).toEqual(clicks)
      await page.waitForTimeout(500)
      expect(sent).toEqual(clicks)

      await page.evaluate(() => localStorage.setItem('disable-rybbit', '1'))
      for (const tab of context.pages()) if (tab !== page) await tab.close()
      asked.splice(0)
      const releaseAgain = await hold(context, files)
      await clickAround(page)
      await page.waitForTimeout(1000)
      expect(await page.evaluate(() => sessionStorage.getItem('site:clicks'))).toBeNull()
      expect([sent, asked]).toEqual([clicks, []])

      // Accepted in another tab.
      const other = await context.newPage()
      await other.goto('/robots.txt')
      await other.evaluate(() => localStorage.clear())
      await page.waitForTimeout(500)
      releaseAgain()
      await page.click('#nav-menu')
      await expect.poll(() => sent).toEqual([...clicks, 'nav-menu'])
      // Accepted while the back/forward cache keeps the document, which is told of nothing.
      await other.evaluate(() => localStorage.setItem('disable-rybbit', '1'))
      await page.reload()
      await page.click('#nav-menu')
      await page.evaluate(() => {
        window.dispatchEvent(new Event('pagehide'))
        localStorage.clear()
        window.dispatchEvent(new Event('pageshow'))
      })
      await page.click('#nav-menu')
      await page.goto(pages.projets.path)
      await expect.poll(() => sent).toEqual([...clicks, 'nav-menu', 'nav-menu'])
    })
})

test.describe('the refusal of measurement', () => {
  const control = (page: Page) => page.getByRole('switch', { name: refus.label })
  const said = (page: Page) => page.getByRole('main').getByRole('status')
  /** Navigates to another page, which must not be reported. */
  const expectUnmeasured = async (page: Page, measurement: { requests: string[] }) => {
    const before = measurement.requests.length
    await goTo(page, 'projets')
    expect(await events(page)).not.toContain('nav-projets')
    expect(measurement.requests).toHaveLength(before)
  }

  test('is offered in the footer of every page, holds at once and after a reload, and can be taken back', async ({
    page,
    measurement,
  }) => {
    await open(page, '/')
    await page.click('#pied-mesure')
    await expect(page).toHaveURL(/#mesure-audience$/)
    await expect(control(page)).toBeChecked()
    await expect(said(page)).toBeEmpty()
    await control(page).click()
    await expect(control(page)).not.toBeChecked()
    await expect(said(page)).toHaveText(refus.etats.refuse)
    // Rybbit's own key, which its script honours.
    expect(await page.evaluate(() => localStorage.getItem('disable-rybbit'))).not.toBeNull()
    const post = (path: string) =>
      page.evaluate((url) => fetch(url, { method: 'POST' }).then(({ status }) => status), path)
    expect(await post(`${environment.analyticsOrigin}/api/track`)).toBe(204)
    for (const other of [figuresPath(pages.accueil.path), `${environment.analyticsOrigin}/contact`])
      expect(await post(other), other).not.toBe(204)
    await expectUnmeasured(page, measurement)

    const before = measurement.requests.length
    await open(page, pages.confidentialite.path)
    await page.waitForLoadState('networkidle')
    expect(measurement.requests).toHaveLength(before)
    await expect(control(page)).not.toBeChecked()
    await expect(said(page)).toBeEmpty()
    await goTo(page, 'projets')
    await page.click('#pied-mesure')
    await control(page).click()
    await expect(control(page)).toBeChecked()
    await expect(said(page)).toHaveText(refus.etats.accepte)
    await expect.poll(() => measurement.requests.length).toBe(before + 1)
    await expect.poll(() => page.evaluate(() => 'rybbit' in window)).toBe(true)
    await control(page).click()
    await control(page).click()
    await page.click('#nav-projets')
    await expect.poll(() => events(page)).toEqual(['nav-projets'])
    expect(measurement.requests).toHaveLength(before + 1)
  })

  test('is followed by the other tabs, also when one of them clears everything', async ({
    page,
    context,
    measurement,
  }) => {
    await open(page, pages.confidentialite.path)
    const other = await context.newPage()
    await open(other, pages.confidentialite.path)
    await control(other).click()
    await expect(control(page)).not.toBeChecked()
    await expect(said(page)).toBeEmpty()
    await other.evaluate(() => localStorage.clear())
    await expect(control(page)).toBeChecked()
    await control(other).click()
    await control(other).click()
    await expectUnmeasured(page, measurement)
  })

  test('is made for those whose browser asks it of every site', async ({ page, measurement }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    await open(page, pages.confidentialite.path)
    await expect(control(page)).not.toBeChecked()
    await expect(control(page)).toBeDisabled()
    await expect(control(page)).toHaveAccessibleDescription(refus.signal)
    await page.waitForLoadState('networkidle')
    expect(measurement.requests).toEqual([])
  })

  test('holds for the page where storage is blocked, and says that it will not last', async ({ page, measurement }) => {
    await blockStorage(page)
    await open(page, pages.confidentialite.path)
    await control(page).click()
    await expect(control(page)).not.toBeChecked()
    await expect(said(page)).toHaveText(refus.etats.refuseSansMemoire)
    await expectUnmeasured(page, measurement)
  })
})

test.describe('a visit that Rybbit measures', () => {
  test('leaves nothing on the device and asks for no flag, whatever its script does and what another left', async ({
    page,
    context,
  }) => {
    const { requests, events } = await playRybbit(context)
    await page.addInitScript(() => {
      if (!sessionStorage.getItem('before')) localStorage.setItem('rybbit-visitor-id', 'left by a version before')
      sessionStorage.setItem('before', 'yes')
      // Records every write, even a temporary one.
      const { setItem } = Storage.prototype
      const written: string[] = []
      Object.assign(window, { written })
      Storage.prototype.setItem = function (key, value) {
        written.push(key)
        setItem.call(this, key, value)
      }
    })
    const written = () => page.evaluate(() => (window as unknown as { written: string[] }).written)
    const kept = () => page.evaluate(() => Object.keys(localStorage))
    await open(page, pages.accueil.path)
    await goTo(page, 'projets')
    // Both events leave at once and may arrive in any order.
    await expect.poll(() => events.map(({ type }) => type).sort()).toEqual(['custom_event', 'pageview', 'pageview'])
    expect(await written()).not.toContain('rybbit-visitor-id')
    expect(await kept()).toEqual([])

    await open(page, pages.confidentialite.path)
    await expect.poll(() => events.length).toBe(4)
    await page.getByRole('switch').click()
    await open(page, pages.projets.path)
    expect(await kept()).toEqual(['disable-rybbit'])
    expect(new Set(requests)).toEqual(
      new Set(['/api/script.js', `/api/site/tracking-config/${config.analytics.siteId}`, '/api/track']),
    )

    // Accepted again, then refused while the script is on its way: it does nothing, until the next acceptance.
    await open(page, pages.confidentialite.path)
    const release = await hold(context, script)
    await Promise.all([page.waitForRequest(script), page.getByRole('switch').click()])
    await page.getByRole('switch').click()
    await Promise.all([page.waitForResponse(script), release()])
    await page.waitForTimeout(500)
    await page.getByRole('switch').click()
    await page.click('#nav-projets')
    await expect.poll(() => events.filter(({ name }) => name === 'nav-projets')).toHaveLength(2)
  })

  test('is counted when a page loaded before it is asked for is shown, and not before', async ({ page, context }) => {
    const { requests, events } = await playRybbit(context)
    // As a browser prerenders a page while its URL is typed (https://wicg.github.io/nav-speculation/prerendering.html).
    await page.addInitScript(() => {
      Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
      const [navigation] = performance.getEntriesByType('navigation')
      Object.defineProperty(navigation, 'activationStart', { value: 0, configurable: true })
      const entriesOf = performance.getEntriesByType.bind(performance)
      performance.getEntriesByType = (type) =>
        type === 'navigation' ? [navigation as PerformanceEntry] : entriesOf(type)
    })
    await open(page, pages.accueil.path)
    await page.waitForTimeout(1500)
    expect(requests).toEqual([])
    const figures = page.locator('[aria-labelledby="mesure-titre"] dd')
    await expect(figures.first()).not.toHaveText(/s$/)
    await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation')
      Object.defineProperty(document, 'prerendering', { value: false })
      Object.defineProperty(navigation, 'activationStart', { value: 1e6 })
      document.dispatchEvent(new Event('prerenderingchange'))
    })
    await expect.poll(() => events).toMatchObject([{ type: 'pageview' }])
    // Everything was loaded before activation.
    await expect(figures.first()).toHaveText('0,00 s')
  })
})

test.describe('a page that is broken', () => {
  const kinds = {
    'throws when it is read': { body: 'throw new Error("panne")' },
    'throws when it is shown': { body: 'export default function Page() { throw new Error("panne") }' },
    'is lost': { status: 404 },
    'is not a program': { body: 'export default (' },
  }
  for (const [how, answer] of Object.entries(kinds))
    test(`because its module ${how}, is reported once each time, opened or gone to, to the measurement and in the console`, async ({
      page,
      context,
      noise,
    }) => {
      const { events } = await playRybbit(context)
      const documents = countDocuments(page)
      await context.route('**/assets/ProjetsPage-*.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', ...answer }),
      )
      const expectToldOnce = async () => {
        const errors = () => events.filter(({ type }) => type === 'error')
        await expect.poll(errors).toHaveLength(1)
        await page.waitForTimeout(500)
        expect(errors()).toMatchObject([{ pathname: pages.projets.path }])
        const said = noise.take().filter((message) => !message.includes('Failed to load resource'))
        expect(said).toHaveLength(1)
        events.splice(0)
        // Opened directly or reloaded, it stays prerendered.
        const isGoneTo = how === 'throws when it is shown' && documents.at(-1) === '/'
        if (!isGoneTo) {
          await expect(page).toHaveTitle(pages.projets.title)
          return expect(page.locator('main article').first()).toBeVisible()
        }
        await expect(page.locator('h1')).toHaveText('Cette page n’a pas pu s’afficher')
        await expect(page.getByRole('banner')).toBeVisible()
        await expect(page.locator('#erreur-accueil')).toHaveAttribute('href', pages.accueil.path)
        await expect(page.locator('#erreur-contact')).toHaveAttribute('href', pages.contact.path)
      }
      await page.goto(pages.projets.path)
      await expectToldOnce()
      await open(page, '/')
      await clickUnseen(page, 'nav-projets')
      await expectToldOnce()
    })

  test('is reported to nobody while the visitor refuses measurement', async ({ page, context, noise }) => {
    const { requests } = await playRybbit(context)
    await page.addInitScript(() => localStorage.setItem('disable-rybbit', '1'))
    await context.route('**/assets/ProjetsPage-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("panne")' }),
    )
    await open(page, '/')
    await clickUnseen(page, 'nav-projets')
    await expect.poll(() => noise.take().join()).toContain('panne')
    expect(requests).toEqual([])
  })
})
