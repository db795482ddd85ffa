/**
 * The specification: one test per sentence, in order, against the built site; sentences on every path share its visit. Constants are
 * repeated here on purpose. A page without the layout: layout.test.tsx; everything else: tests/browser.
 */
import { readdirSync } from 'node:fs'
import nodePath from 'node:path'
import type { Page, Request } from '@playwright/test'
import { config } from '@/site/config'
import { environment } from '@/site/environment'
import { pages } from '@/site/pages'
import { listRedirections } from '@/site/redirections'
import { colourOf } from '@/theme/contrasts'
import { theme } from '@/theme/theme'
import { hashPattern } from '../../scripts/build/cache'
import { expectSmooth, recordMoves, takeMoves } from '../browser/moves'
import {
  clickUnseen,
  countDocuments,
  expect,
  goTo,
  hydrated,
  open,
  projetNames,
  saveData,
  scrollY,
  test,
  unknownPath,
} from '../browser/test'
import { computed } from '../contrast'
import { isTemplate } from '../template'

/** Paths of its table; redirects of moved ones count. */
const table = {
  home: '/',
  'web development agency': '/agence-developpement-web-lille',
  'website creation': '/creation-site-web',
  hosting: '/hebergement-web',
  'legal notice': '/legal/mentions-legales',
  'privacy and cookie policy': '/legal/politique-confidentialite-cookies',
  expertise: '/nos-expertises',
  contact: '/nous-contacter',
  'project list': '/projets',
  'natural search referencing': '/referencement-naturel',
  'website redesign': '/refonte-site-web',
}
const moved = new Map(listRedirections().map(({ from, to }) => [from, to]))
const screens = Object.fromEntries(
  Object.entries(table).map(([name, path]) => [name, moved.get(path) ?? path]),
) as Record<keyof typeof table, string>
const projetPaths = projetNames.map((name) => `/projet/${name}`)
const everyPath = [...new Set(Object.values(screens)), ...projetPaths]

const analytics = `${environment.analyticsOrigin}/api/script.js`

const scrollTo = (page: Page, y: number) =>
  page.evaluate(async (top) => {
    window.scrollTo(0, top)
    await new Promise((scrolled) => document.addEventListener('scroll', scrolled, { once: true }))
  }, y)

test.describe('1. What the product does, and for whom', () => {
  test('the site presents its subjects in their words, where a visitor and a search engine read first: menu, title, or a line above the headline', async ({
    browser,
    baseURL,
  }) => {
    test.skip(!isTemplate, 'les mots d’une autre marque')
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL: String(baseURL) })
    const subjects: [path: string, words: RegExp][] = [
      [screens['web development agency'], /développement web/i],
      [screens['website creation'], /création de sites? (?:web|internet)/i],
      [screens['website redesign'], /refonte de sites? (?:web|internet)/i],
      [screens.hosting, /hébergement/i],
      [screens['natural search referencing'], /référencement naturel/i],
      [screens.expertise, /expertises?/i],
      [screens['project list'], /projets/i],
      [screens.contact, /contact/i],
      [screens['legal notice'], /mentions légales/i],
      [screens['privacy and cookie policy'], /politique de confidentialité/i],
      [screens['privacy and cookie policy'], /cookies/i],
    ]
    const unsaid: string[] = []
    for (const [path, words] of subjects) {
      await page.goto(path)
      const first = await page.evaluate((path) => {
        const links = [...document.querySelectorAll(`nav a[href="${path}"], footer a[href="${path}"]`)]
        const headline = document.querySelector('h1') as Element
        const above = [...document.querySelectorAll('main *')].filter(
          (element) => headline.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_PRECEDING,
        )
        return [document.title, ...links.map(({ textContent }) => textContent), ...above.map((e) => e.textContent)]
      }, path)
      if (!first.some((text) => words.test(String(text).replaceAll(/\s/g, ' ')))) unsaid.push(`${path} : ${words}`)
    }
    await page.close()
    expect(unsaid).toEqual([])
  })

  test('at start-up it adds the analytics script, deferred, with site id 1, web vitals and error tracking on: one GET, without a payload', async ({
    page,
    context,
  }) => {
    const asked: [method: string, url: string, payload: string | null][] = []
    context.on('request', (request) => {
      if (request.url().startsWith(environment.analyticsOrigin))
        asked.push([request.method(), request.url(), request.postData()])
    })
    await open(page, '/')
    await goTo(page, 'projets')
    const tags = page.locator(`script[src^="${environment.analyticsOrigin}"]`)
    expect(
      await tags.evaluateAll((all) =>
        all.map((tag) => [(tag as HTMLScriptElement).defer, { ...(tag as HTMLElement).dataset }]),
      ),
    ).toEqual([[true, { siteId: isTemplate ? '1' : config.analytics.siteId, webVitals: 'true', trackErrors: 'true' }]])
    expect(asked).toEqual([['GET', analytics, null]])
  })

  test('a click on a button or link that has an id is sent as an event named after that id', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/')
    await page.click('#nav-menu')
    await page.click('#nav-projets')
    const events = () =>
      page.evaluate(() => (window as unknown as { rybbit?: { events: string[] } }).rybbit?.events ?? [])
    await expect.poll(events).toEqual(['nav-menu', 'nav-projets'])
  })
})

test.describe('2. Screens and routes', () => {
  test('every path of the table has its screen, in the default layout: a navigation bar, the page view and a footer; routes are loaded lazily: a page brings in its own module and no other’s; the site is public: no page asks who one is, or leaves a cookie (6)', {
    tag: '@owner',
  }, async ({ page, context }) => {
    test.slow()
    await saveData(page)
    const ofPage = new RegExp(`/assets/(\\w*Page|projet-[\\w-]+)-${hashPattern}\\.js`)
    // Each has a folder named after its path; that of all projects is none of them.
    const ofOnePage = readdirSync('src/pages', { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(?!projet\/).+\/\w+Page\.tsx$/.test(file))
      .map((file) => nodePath.basename(file, '.tsx'))
    const headlines = new Set<string | null>()
    const owners = new Map<string, string>()
    for (const path of everyPath) {
      const requests: string[] = []
      const listen = (request: Request) => requests.push(request.url())
      page.on('request', listen)
      const answer = await open(page, path)
      page.off('request', listen)
      expect.soft(answer?.status(), path).toBe(200)
      headlines.add(await page.getByRole('heading', { level: 1 }).textContent())
      const parts = await page.$$eval('#root > :is(header, main, footer)', (all) =>
        all.map(({ localName }) => localName),
      )
      expect.soft(parts, path).toEqual(['header', 'main', 'footer'])
      await expect.soft(page.getByRole('banner').getByRole('link').first(), path).toBeVisible()
      const own = requests
        .flatMap((url) => ofPage.exec(url)?.[1] ?? [])
        .filter((name) => /^projet-/.test(name) || ofOnePage.includes(name))
      expect(own, path).toHaveLength(1)
      owners.set(String(own[0]), path)
      expect(await page.locator('input[type=password]').count(), path).toBe(0)
    }
    expect(headlines.size, 'one headline each').toBe(everyPath.length)
    expect(owners.size, 'one module each').toBe(everyPath.length)
    expect(await context.cookies()).toEqual([])
  })

  test('any other path shows the not-found page', async ({ page }) => {
    for (const path of [unknownPath, '/projet/inconnu', '/projets/x', '/legal']) {
      const answer = await open(page, path)
      expect(answer?.status(), path).toBe(404)
      await expect(page, path).toHaveTitle(pages.introuvable.title)
    }
  })

  test('a target with a hash is scrolled to smoothly, in 300 ms with easeInOutCubic, again on a second click', async ({
    page,
  }) => {
    await recordMoves(page)
    await open(page, screens['privacy and cookie policy'])
    const link = page.locator('main nav a').last()
    const { hash } = new URL(String(await link.getAttribute('href')), page.url())
    for (const click of ['first click', 'second click']) {
      await page.evaluate(() => window.scrollTo(0, 0))
      await link.click()
      expectSmooth(await takeMoves(page))
      await expect(page.locator(hash), click).toBeInViewport()
    }
  })

  test('a target without one is shown from its top, and back restores the saved position', async ({ page }) => {
    await open(page, '/')
    await scrollTo(page, 1500)
    await clickUnseen(page, 'nav-projets')
    await expect(page).toHaveURL(screens['project list'])
    await expect.poll(() => scrollY(page)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect.poll(() => scrollY(page)).toBe(1500)
  })
})

test.describe('3. Entities and their fields', { tag: '@owner' }, () => {
  test('a project is asked for by the name in its route, which selects what is shown', async ({ page }) => {
    await open(page, screens['project list'])
    const listed = await page.$$eval('main a[href^="/projet/"]', (links) =>
      links.map((link) => link.getAttribute('href')),
    )
    expect(listed).toEqual(expect.arrayContaining(projetPaths))
    for (const path of projetPaths) {
      await open(page, path)
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
      expect(new URL(String(canonical)).pathname).toBe(path)
    }
  })
})

test.describe('4. States and transitions', () => {
  test('a single custom theme flagged dark is the default', async ({ page }) => {
    expect(theme.other?.dark).toBe(true)
    await open(page, '/')
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  })

  test('its colours: background white, surface near-black, primary purple, secondary blue, error, info, success, warning, subtitle grey, star yellow, surface_card white', async ({
    page,
  }) => {
    const colours = Object.fromEntries(
      Object.entries(theme.colors ?? {}).map(([name, shades]) => [name, shades?.[6] ?? '']),
    )
    test.skip(!isTemplate, 'les couleurs d’une autre marque')
    expect(Object.keys(colours).sort()).toEqual(
      'background,error,info,primary,secondary,star,subtitle,success,surface,surface_card,warning'.split(','),
    )
    expect([colours.background, colours.surface_card]).toEqual(['#ffffff', '#ffffff'])
    const of = (name: string) => colourOf(colours[name] ?? '')
    const [purple, blue, yellow] = [of('primary'), of('secondary'), of('star')]
    expect(Math.max(...of('surface')), 'near-black').toBeLessThan(40)
    expect(purple[2] > purple[0] && purple[0] > 1.5 * purple[1], 'purple').toBe(true)
    expect(blue[2] > 1.5 * Math.max(blue[0], blue[1]), 'blue').toBe(true)
    expect(Math.min(yellow[0], yellow[1]) > 2 * yellow[2], 'yellow').toBe(true)
    expect(Math.max(...of('subtitle')) - Math.min(...of('subtitle')), 'grey').toBeLessThan(40)
    expect(theme.primaryColor).toBe('primary')
    await open(page, '/')
    await expect(page.locator('body')).toHaveCSS('background-color', computed(String(colours.background)))
    await expect(page.locator('header').first()).toHaveCSS('background-color', computed(String(colours.surface)))
  })

  test.describe('when the module of a page cannot be loaded', () => {
    test.use({ expectedNoise: /Failed to load resource|dynamically imported module/ })
    const flags = (page: Page) => page.evaluate(() => localStorage.length)

    test('the site sets a reload flag in local storage and reloads once; the flag is cleared when the router is ready', async ({
      page,
    }) => {
      await open(page, '/')
      const documents = countDocuments(page)
      await page.route('**/assets/ProjetsPage-*.js', (route) =>
        documents.length === 0 ? route.fulfill({ status: 404 }) : route.fallback(),
      )
      await page.addInitScript(() => Object.assign(window, { flagged: localStorage.length }))
      await clickUnseen(page, 'nav-projets')
      await expect(page).toHaveTitle(pages.projets.title)
      await hydrated(page)
      expect(documents).toEqual([screens['project list']])
      expect(await page.evaluate(() => (window as unknown as { flagged: number }).flagged)).toBe(1)
      await expect.poll(() => flags(page)).toBe(0)
    })

    test('with the flag already set it only logs the error, and does not reload again', async ({ page, noise }) => {
      await open(page, '/')
      const documents = countDocuments(page)
      await page.route('**/assets/ProjetsPage-*.js', (route) => route.fulfill({ status: 404 }))
      await clickUnseen(page, 'nav-projets')
      await expect.poll(() => noise.take().join(), { timeout: 20_000 }).toContain('dynamically imported module')
      await page.waitForTimeout(1000)
      expect(documents).toEqual([screens['project list']])
    })
  })
})

test.describe('8. The error catalogue', () => {
  test('any other error of the router is logged to the console', async ({ page, noise }) => {
    const documents = countDocuments(page)
    await page.route('**/assets/ProjetsPage-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'export default () => { throw new Error("panne") }' }),
    )
    await open(page, '/')
    await clickUnseen(page, 'nav-projets')
    await expect.poll(() => noise.take().join()).toContain('panne')
    expect(documents).toEqual(['/'])
  })
})

test.describe('9. Business constants and limits', () => {
  test('breakpoints, in pixels: xs 0, sm 600, md 960, lg 1280, xl 1920, xxl 2560', () => {
    const widths = { xs: '0px', sm: '600px', md: '960px', lg: '1280px', xl: '1920px', xxl: '2560px' }
    expect(theme.breakpoints).toEqual(widths)
  })

  test('the mobile breakpoint is lg: below it, the navigation is a burger', async ({ page }) => {
    await open(page, '/')
    for (const [width, mobile] of [
      [1279, true],
      [1280, false],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await expect(page.locator('#nav-menu')).toBeVisible({ visible: mobile })
      await expect(page.locator('#nav-projets')).toBeVisible({ visible: !mobile })
    }
  })

  test('the layout’s base z-index is 1000', async ({ page }) => {
    await open(page, '/')
    await expect(page.getByRole('banner')).toHaveCSS('z-index', '1000')
  })

  test('the content of the site is French', async ({ page }) => {
    for (const path of everyPath) {
      const html = await (await page.request.get(path)).text()
      const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? []
      const words =
        main
          .replaceAll(/<[^>]*>/g, ' ')
          .toLowerCase()
          .match(/\p{L}+/gu) ?? []
      const share = (ofThem: string) => words.filter((word) => ofThem.split(' ').includes(word)).length / words.length
      expect(share('le la les de des du un une et à en pour vous nous que qui est'), path).toBeGreaterThan(0.12)
      expect(html, path).toMatch(/<html[^>]* lang="fr"/)
    }
  })
})
