import type { Page } from '@playwright/test'
import { JSDOM } from 'jsdom'
import { pages, projetPath } from '@/site/pages'
import { htmlMistakes } from '../html'
import {
  application,
  clickUnseen,
  countDocuments,
  delay,
  expect,
  follow,
  hold,
  hydrated,
  open,
  paths,
  projects,
  requestsDuring,
  test,
  titleOf,
  unknownPath,
  watchShifts,
} from './test'

/** Two projects of the site, whichever they are. */
const [one = '', other = ''] = projects

/** What a page looks like to a reader, but for what lives: the hour, the figures of the visitor's browser. Runs in the page, and here. */
function look(shown: Document = document) {
  const body = shown.body.cloneNode(true) as HTMLElement
  for (const live of body.querySelectorAll('[data-live]')) live.remove()
  return {
    title: shown.title,
    // What is meant for pages without scripts is text here, entities and all.
    text: body.textContent?.replaceAll('&nbsp;', '\u00a0'),
    places: [...shown.querySelectorAll('main [id]')].map(({ id }) => id),
    head: [...shown.head.querySelectorAll('title, meta:not([http-equiv]), link[rel="canonical"]')]
      .map((element) => element.outerHTML)
      .sort(),
    data: [...shown.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent),
    // The page one is on, as navigation marks it.
    current: [...shown.querySelectorAll('nav [aria-current]')].map(({ id, textContent }) => id || textContent),
  }
}

/** The page shown. */
const snapshot = (page: Page) => page.evaluate(look as () => ReturnType<typeof look>)

/** The page that the host has at a path, which no script has touched. */
async function hosted(page: Page, path: string) {
  const response = await page.request.get(path)
  const { document } = new JSDOM(await response.text()).window
  // Parsed here, what is meant for pages without scripts are elements; in the page shown it is text.
  for (const aside of document.querySelectorAll('noscript')) aside.textContent = aside.innerHTML
  return look(document)
}

test.describe('every page', () => {
  for (const path of [...paths, unknownPath, '/projet/inconnu', '/PROJETS']) {
    test(`${path} hydrates without changing anything and without a message`, async ({ page }) => {
      const response = await open(page, path)
      const before = await hosted(page, path)
      const after = await snapshot(page)
      expect(response?.status()).toBe(paths.includes(path) ? 200 : 404)
      expect(after.title).toBe(before.title)
      expect(after.head).toEqual(before.head)
      expect(after.data).toEqual(before.data)
      expect(after.current).toEqual(before.current)
      expect(await htmlMistakes(await page.content())).toEqual([])
      expect(after.text).toBe(before.text)
    })
  }

  test('answers to the other forms of its address, and settles on one', async ({ page }) => {
    for (const form of ['/projets/', '/projets.html', '/projets/index.html', '/projets?utm_source=lettre']) {
      const response = await open(page, form)
      expect(response?.status(), form).toBe(200)
      expect(new URL(page.url()).pathname).toBe('/projets')
      await expect(page).toHaveTitle(pages.projets.title)
    }
  })
})

test.describe('going from page to page', () => {
  test('gives every page the head and the text it has when opened directly', async ({ page }) => {
    test.slow()
    await open(page, unknownPath)
    for (const path of paths.toReversed()) {
      const expected = await hosted(page, path)
      await follow(page, path)
      await expect(page).toHaveTitle(expected.title)
      const reached = await snapshot(page)
      expect(reached.head, path).toEqual(expected.head)
      expect(reached.data, path).toEqual(expected.data)
      expect(reached.current, path).toEqual(expected.current)
      await page.locator('#pied-poids').scrollIntoViewIfNeeded()
      await expect(page.locator('#pied-poids'), path).toHaveText(/\d+\sko$/)
    }
  })

  test('by a link, shows the top of the page, then all of it, without moving what is in view', async ({ page }) => {
    test.slow()
    const shift = await watchShifts(page)
    // Two pages higher than the view, whose links lead to all others.
    for (const [start, links] of [
      ['/', 'footer nav a:not([href*="#"], [href="/"])'],
      ['/projets', 'main a[href^="/projet/"]'],
    ] as const) {
      await open(page, start)
      const { title } = await snapshot(page)
      for (const id of await page.$$eval(links, (found) => found.map((link) => link.id))) {
        const expected = await hosted(page, (await page.locator(`#${id}`).getAttribute('href')) ?? '')
        const moved = await shift()
        await clickUnseen(page, id)
        await expect(page).toHaveTitle(expected.title)
        await expect.poll(async () => (await snapshot(page)).places, id).toEqual(expected.places)
        expect((await shift()) - moved, id).toBeLessThan(0.002)
        await page.goBack()
        await expect(page).toHaveTitle(title)
      }
    }
  })

  test('asks for nothing but the modules of pages, and the stylesheet of the site', async ({ page }) => {
    await open(page, '/')
    await expect.poll(() => page.evaluate(() => 'rybbit' in window)).toBe(true)
    const requests = await requestsDuring(page, async () => {
      await page.click('#nav-expertises')
      await expect(page).toHaveURL(/nos-expertises$/)
      await page.waitForLoadState('networkidle')
    })
    // The browser asks again for the icon by itself when the address changes.
    const others = requests.filter((path) => !/favicon|^\/assets\/(?:[A-Z]\w+Page|site)-[\w-]+\.(?:js|css)$/.test(path))
    expect(others).toEqual([])
  })
})

test.describe('the next page', () => {
  const modules = (requests: string[]) => requests.filter((path) => path.startsWith('/assets/') && path.endsWith('.js'))

  for (const [how, point] of [
    ['pointed at', (page: Page) => page.hover('#nav-expertises')],
    ['reached with the keyboard', (page: Page) => page.focus('#nav-expertises')],
    ['under a finger', (page: Page) => page.locator('#nav-expertises').dispatchEvent('touchstart')],
  ] as const)
    test(`is loaded when its link is ${how}, so that the click asks for nothing`, async ({ page }) => {
      await open(page, '/')
      const module = page.waitForResponse('**/assets/NosExpertisesPage-*.js')
      await point(page)
      await module
      const after = await requestsDuring(page, async () => {
        await clickUnseen(page, 'nav-expertises')
        await expect(page.locator('h1')).toBeFocused()
      })
      expect(modules(after).filter((path) => path.includes('NosExpertisesPage'))).toEqual([])
    })

  test('is there before it is asked for: those of the links in view, then of the menu as it opens, within 70 kB', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/projets')
    await page.locator('main article').first().scrollIntoViewIfNeeded()
    await page.waitForResponse(/\/assets\/projet-[\w-]+\.js/)
    const ofTheMenu = page.waitForResponse(/\/assets\/\w+Page-[\w-]+\.js/)
    await page.click('#nav-menu')
    await ofTheMenu
    await page.waitForLoadState('networkidle')
    const ahead = await page.evaluate(() => {
      const { loadEventEnd } = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming
      return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, startTime }) => startTime > loadEventEnd + 1000 && /\.(?:js|css)$/.test(name))
        .reduce((sum, { transferSize }) => sum + transferSize, 0)
    })
    expect(ahead).toBeGreaterThan(10_000)
    expect(ahead).toBeLessThan(70_000)
  })

  test('is not loaded before it is asked for where the visitor saves data', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    )
    await open(page, '/')
    const requests = await requestsDuring(page, async () => {
      await page.hover('#nav-expertises')
      await page.waitForTimeout(2000)
    })
    expect(modules(requests)).toEqual([])
  })

  test('is the one of the address, however fast one goes from page to page', async ({ page }) => {
    test.slow()
    await open(page, '/')
    const ids = await page.$$eval('footer nav a:not([href*="#"])', (links) => links.map(({ id }) => id).slice(0, 9))
    for (const delay of [0, 5, 20, 60, 150]) {
      for (const id of [...ids, 'nav-expertises']) {
        await clickUnseen(page, id)
        await page.waitForTimeout(delay)
      }
      await expect(page).toHaveURL(/nos-expertises$/)
      await expect(page, `${delay} ms`).toHaveTitle(pages.expertises.title)
      await expect(page.locator('h1')).toBeFocused()
    }
  })

  test('is waited for with the one shown alive, and announced, when a project takes its time, also on the way back', async ({
    page,
  }) => {
    // Before the page is there, which may load ahead the projects one sees.
    const release = await hold(page, `**/assets/projet-${one}-*.js`)
    await open(page, '/projets')
    await clickUnseen(page, `projets-${one}`)
    const banner = page.getByRole('banner')
    await expect(banner).toHaveAttribute('data-loading', 'true')
    // What moves for longer needs a stop: https://www.w3.org/WAI/WCAG22/Understanding/pause-stop-hide.html
    const seconds = await banner.evaluate((element) => {
      const { animationDuration, animationDelay } = getComputedStyle(element, '::after')
      return [animationDuration, animationDelay].map(Number.parseFloat)
    })
    expect(seconds[0]).toBeGreaterThan(1)
    expect(seconds.reduce((sum, part) => sum + part)).toBeLessThan(5)
    await page.locator('nav summary').click()
    await expect(page.locator('#nav-refonte')).toBeVisible()
    await expect(page).toHaveURL(/projets$/)
    release()
    await expect(page).toHaveTitle(titleOf(projetPath(one)))

    // A document of its own, then back from it: the project is loaded anew.
    await open(page, projetPath(other))
    await follow(page, '/plan-du-site')
    await expect(page).toHaveTitle(pages.plan.title)
    const releaseAgain = await hold(page, `**/assets/projet-${other}-*.js`)
    await page.reload()
    await hydrated(page)
    await page.evaluate(() => window.history.back())
    await expect(banner).toHaveAttribute('data-loading', 'true')
    releaseAgain()
    await expect(page).toHaveTitle(titleOf(projetPath(other)))
    await expect(banner).not.toHaveAttribute('data-loading')
  })

  test('is the last one asked for, whichever comes first', async ({ page }) => {
    await delay(page, 400, `**/assets/{projet-${one},AgencePage}-*.js`)
    await delay(page, 1200, `**/assets/projet-${other}-*.js`)
    for (const first of [`projets-${one}`, 'nav-agence']) {
      await open(page, '/projets')
      await clickUnseen(page, first)
      await clickUnseen(page, `projets-${other}`)
      await expect(page).toHaveTitle(titleOf(projetPath(other)))
      await page.waitForTimeout(500)
      await expect(page).toHaveTitle(titleOf(projetPath(other)))
    }
  })
})

test('an address that does not exist shows the not-found page inside the site, without asking the host', async ({
  page,
}) => {
  await open(page, '/projets')
  const documents = countDocuments(page)
  for (const address of [unknownPath, '/projet/inconnu', '/projet/__proto__', '/projet/a/b', '/legal', '/projets/x']) {
    await follow(page, address)
    await expect(page, address).toHaveTitle(pages.introuvable.title)
    await follow(page, '/projets')
    await expect(page, address).toHaveTitle(pages.projets.title)
  }
  expect(documents).toEqual([])
})

test('the live card takes its figures without moving anything', async ({ page }) => {
  const shift = await watchShifts(page)
  for (const width of [320, 390, 768, 1440]) {
    // Tall enough for everything to be in view: only what is seen to move counts.
    await page.setViewportSize({ width, height: 6000 })
    const start = await hold(page, application)
    await page.goto('/')
    // The font first: what its arrival moves is another matter.
    await page.evaluate(() => document.fonts.ready)
    const card = page.getByRole('region', { name: 'Cette page, mesurée chez vous' })
    const before = await card.boundingBox()
    const shifted = await shift()
    start()
    await expect(card.getByText('…')).toHaveCount(0)
    await expect(card.locator('dd').nth(1)).toHaveText(/^\d+\sko$/)
    expect(await card.boundingBox(), `${width} px`).toEqual(before)
    expect((await shift()) - shifted, `${width} px`).toBeLessThan(0.001)
    await page.unroute(application)
  }
})
