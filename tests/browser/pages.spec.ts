import type { Locator, Page } from '@playwright/test'
import { prefetchDelay } from '@/browser/prefetch'
import { pages, projetPath } from '@/site/pages'
import { serviceIds } from '@/site/services'
import { prefetchBudget } from '../../scripts/build/budgets'
import { hosted, snapshot } from './look'
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
  painted,
  paths,
  projetNames,
  requestsDuring,
  test,
  titleOf,
  unknownPath,
  watchShifts,
} from './test'

/** Any two projects of the site. */
const [one = '', other = ''] = projetNames

/** A double click whose second press comes 150 ms later, where the first was, whatever is there then. */
async function doubleClick(page: Page, control: Locator) {
  await control.click()
  await page.waitForTimeout(150)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await page.waitForTimeout(200)
}

test.describe('going from page to page', () => {
  test('by a link, shows the top of the page, then all of it as when it is opened directly, without moving what is in view', {
    tag: '@owner',
  }, async ({ page }) => {
    test.slow()
    const shift = await watchShifts(page)
    const reached = new Set(['/'])
    // Two long pages that link to all others.
    for (const [start, links] of [
      ['/', 'footer nav a:not([href*="#"], [href="/"])'],
      [pages.projets.path, 'main a[href^="/projet/"]'],
    ] as const) {
      await open(page, start)
      const title = await page.title()
      for (const { id, pathname } of await page.$$eval(links, (found) =>
        (found as HTMLAnchorElement[]).map(({ id, pathname }) => ({ id, pathname })),
      )) {
        if (!paths.includes(pathname)) continue
        reached.add(pathname)
        const expected = await hosted(page, pathname)
        const before = await painted(page)
        await clickUnseen(page, id)
        await expect(page).toHaveTitle(expected.title)
        await expect.poll(async () => (await snapshot(page)).elements, id).toEqual(expected.elements)
        expect(await shift(before), id).toBeLessThan(0.002)
        const { head, data } = await snapshot(page)
        expect({ head, data }, id).toEqual({ head: expected.head, data: expected.data })
        await page.goBack()
        await expect(page).toHaveTitle(title)
      }
    }
    expect([...reached].sort()).toEqual(paths.toSorted())
  })

  test('asks for nothing but the modules of pages, their pictures, and the stylesheet of the site', async ({
    page,
  }) => {
    await open(page, '/')
    await expect.poll(() => page.evaluate(() => 'rybbit' in window)).toBe(true)
    const requests = await requestsDuring(page, async () => {
      await page.click('#nav-agence')
      await expect(page).toHaveURL(new RegExp(`${pages.agence.path}$`))
      await page.waitForLoadState('networkidle')
    })
    const pictures = await page.evaluate(() => [...document.images].map(({ currentSrc }) => currentSrc))
    // The browser requests the icon again on a change of path.
    const expected = /favicon|^\/assets\/(?:[A-Z]\w+Page|site)-[\w-]+\.(?:js|css)$/
    const others = requests.filter((path) => !expected.test(path) && !pictures.some((src) => src.endsWith(path)))
    expect(others).toEqual([])
  })
})

test.describe('the next page', () => {
  test('is loaded when its link is pointed at, reached with the keyboard or under a finger: the click does not ask for it again', async ({
    page,
  }) => {
    for (const [id, name, point] of [
      ['nav-contact', 'NousContacterPage', (link: Locator) => link.hover()],
      ['nav-agence', 'AgencePage', (link: Locator) => link.focus()],
      ['nav-projets', 'ProjetsPage', (link: Locator) => link.dispatchEvent('touchstart')],
    ] as const) {
      await open(page, '/')
      const module = page.waitForResponse(`**/assets/${name}-*.js`)
      await point(page.locator(`#${id}`))
      await module
      const after = await requestsDuring(page, async () => {
        await clickUnseen(page, id)
        await expect(page.locator('h1')).toBeFocused()
        await expect(page.locator(`#${id}`)).toHaveAttribute('aria-current', 'page')
      })
      expect(after.filter((path) => path.startsWith(`/assets/${name}-`))).toEqual([])
    }
  })

  test('is there before it is asked for: those of the links in view, then of the menu as it opens, within their budget', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, pages.projets.path)
    await page.locator('main article').first().scrollIntoViewIfNeeded()
    await page.waitForResponse(/\/assets\/projet-[\w-]+\.js/)
    const ofTheMenu = page.waitForResponse(/\/assets\/\w+Page-[\w-]+\.js/)
    await page.click('#nav-menu')
    await ofTheMenu
    await page.waitForLoadState('networkidle')
    const ahead = await page.evaluate((prefetchDelay) => {
      const { loadEventEnd } = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming
      return (
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          // The delay starts during the load event, a moment before its end.
          .filter(({ name, startTime }) => startTime > loadEventEnd + prefetchDelay - 200 && /\.(?:js|css)$/.test(name))
          .reduce((sum, { transferSize }) => sum + transferSize, 0)
      )
    }, prefetchDelay)
    expect(ahead).toBeGreaterThan(10_000)
    expect(ahead).toBeLessThan(prefetchBudget)
  })

  test('is the one of the path, however fast one goes from page to page', async ({ page }) => {
    test.slow()
    await open(page, '/')
    const documents = countDocuments(page)
    const ids = await page.$$eval('footer nav a:not([href*="#"])', (links) => links.map(({ id }) => id).slice(0, 9))
    for (const delay of [0, 5, 20, 60, 150]) {
      for (const id of [...ids, 'nav-agence']) {
        await clickUnseen(page, id)
        await page.waitForTimeout(delay)
      }
      await expect(page).toHaveURL(new RegExp(`${pages.agence.path}$`))
      await expect(page, `${delay} ms`).toHaveTitle(pages.agence.title)
      await expect(page.locator('#nav-agence')).toHaveAttribute('aria-current', 'page')
      await expect(page.locator('h1')).toHaveCount(1)
      // During the capture of a view transition React handles no click: the link loads a document, which has no focus yet.
      if (documents.splice(0).length === 0) await expect(page.locator('h1')).toBeFocused()
      await hydrated(page)
    }
  })

  test('is waited for with the current one still usable and a moving bar in the header, when a project takes its time, also on the way back', async ({
    page,
  }) => {
    // Held before the page opens, which prefetches projects in view.
    const release = await hold(page, `**/assets/projet-${one}-*.js`)
    await open(page, pages.projets.path)
    await clickUnseen(page, `projets-${one}`)
    const banner = page.getByRole('banner')
    await expect(banner).toHaveAttribute('data-loading', 'true')
    // Longer movements need a stop: https://www.w3.org/WAI/WCAG22/Understanding/pause-stop-hide.html
    const seconds = await banner.evaluate((element) => {
      const { animationDuration, animationDelay } = getComputedStyle(element, '::after')
      return [animationDuration, animationDelay].map(Number.parseFloat)
    })
    expect(seconds[0]).toBeGreaterThan(1)
    expect(seconds.reduce((sum, part) => sum + part)).toBeLessThan(5)
    await page.locator('nav summary').click()
    await expect(page.locator(`#nav-${serviceIds[1]}`)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${pages.projets.path}$`))
    release()
    await expect(page).toHaveTitle(titleOf(projetPath(one)))

    // A full document load, then back: the project is loaded again.
    await open(page, projetPath(other))
    await follow(page, pages.plan.path)
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

  test('is the last one asked for, though the first arrives after it', async ({ page }) => {
    await delay(page, 1200, `**/assets/{projet-${one},AgencePage}-*.js`)
    await delay(page, 400, `**/assets/projet-${other}-*.js`)
    for (const first of [`projets-${one}`, 'nav-agence']) {
      await open(page, pages.projets.path)
      await clickUnseen(page, first)
      await clickUnseen(page, `projets-${other}`)
      await expect(page).toHaveTitle(titleOf(projetPath(other)))
      // Longer than the first page takes to arrive.
      await page.waitForTimeout(1200)
      await expect(page).toHaveTitle(titleOf(projetPath(other)))
    }
  })
})

test('a path that does not exist shows the not-found page inside the site, without asking the host', async ({
  page,
}) => {
  await open(page, pages.projets.path)
  const documents = countDocuments(page)
  for (const path of [
    unknownPath,
    '/projet/inconnu',
    '/projet/__proto__',
    '/projet/a/b',
    '/legal',
    `${pages.projets.path}/x`,
  ]) {
    await follow(page, path)
    await expect(page, path).toHaveTitle(pages.introuvable.title)
    await follow(page, pages.projets.path)
    await expect(page, path).toHaveTitle(pages.projets.title)
  }
  expect(documents).toEqual([])
})

test('the text one reads stays in its place when a device is turned, and when it is turned back, on every page', async ({
  page,
}) => {
  const turned = { width: 844, height: 390 }
  const upright = { width: 390, height: 844 }
  await page.setViewportSize(upright)
  await open(page, unknownPath)
  /** Top of the marked text, in px from that of the window. @param isMarking marks a text from the middle of the page first */
  const place = (isMarking: boolean) =>
    page.evaluate(async (isMarking) => {
      const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? Number.NaN
      if (isMarking) {
        document.querySelector('[data-read]')?.removeAttribute('data-read')
        window.scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' })
        const read = [...document.querySelectorAll('main :is(h2, h3, p, li, dt, dd, summary)')].find(
          (element) => element.checkVisibility() && element.clientHeight > 10 && topOf(element) > 100,
        )
        // Its top is 110 px from that of the window, under the bar: its height, which changes with the width, does not count.
        window.scrollBy({ top: topOf(read ?? null) - 110, behavior: 'instant' })
        read?.toggleAttribute('data-read', true)
      }
      // Events of scrolling and of resizing come with a frame, which is late on a slow machine.
      for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
      // Twice the time after which readingPlace.ts takes the view for still.
      await new Promise((resolve) => setTimeout(resolve, 200))
      return topOf(document.querySelector('[data-read]'))
    }, isMarking)
  for (const path of paths) {
    await follow(page, path)
    await expect(page).toHaveTitle(titleOf(path))
    const before = await place(true)
    for (const [way, size] of [
      ['turned', turned],
      ['turned back', upright],
    ] as const) {
      await page.setViewportSize(size)
      expect.soft(Math.abs((await place(false)) - before), `${path}, ${way}`).toBeLessThan(100)
    }
  }
})

test('the live card takes its figures without moving anything', { tag: '@owner' }, async ({ page }) => {
  const shift = await watchShifts(page)
  for (const width of [320, 390, 768, 1440]) {
    // High enough to show the card and what follows it: only visible elements count as layout shifts.
    await page.setViewportSize({ width, height: 2400 })
    const start = await hold(page, application)
    await page.goto('/')
    // Waits for the font, whose shifts are tested elsewhere.
    await page.evaluate(() => document.fonts.ready)
    const card = page.locator('[aria-labelledby=mesure-titre]')
    const before = await card.boundingBox()
    const shown = await painted(page)
    start()
    await expect(card.locator('button').first()).toBeVisible()
    await expect(card.locator('dd').nth(1)).toHaveText(/^\d+\sko$/)
    expect(await card.boundingBox(), `${width} px`).toEqual(before)
    expect(await shift(shown), `${width} px`).toBeLessThan(0.001)
    await page.unroute(application)
  }
})

test('a double click does what a click does, on every button of every page, demonstrations included', async ({
  page,
}) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const controls = () =>
    page
      .locator('main :is(button:not([aria-pressed]), a[href^="/demonstration/"])')
      .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map(({ id }) => id))
  /** Text of the page after clicks on these buttons, the last one double or not, without live parts and digits, and its number of frames. */
  const after = async (path: string, isDouble: boolean, ...ids: string[]) => {
    await open(page, path)
    for (const [index, id] of ids.entries()) {
      const control = page.locator(`#${id}`)
      if (isDouble && index === ids.length - 1) await doubleClick(page, control)
      else {
        await control.click()
        await page.waitForTimeout(350)
      }
    }
    const { text } = await snapshot(page)
    return [text?.replaceAll(/\d+/g, ''), await page.locator('iframe').count()]
  }
  let seen = 0
  for (const path of [...paths, unknownPath]) {
    await open(page, path)
    const there = await controls()
    for (const id of there) {
      seen++
      expect(await after(path, true, id), `${path}, ${id}`).toEqual(await after(path, false, id))
      for (const next of (await controls()).filter((one) => !there.includes(one)))
        expect(await after(path, true, id, next), `${path}, ${next}`).toEqual(await after(path, false, id, next))
    }
  }
  expect(seen).toBeGreaterThan(0)
})

test('the second click of a double click presses nothing that the first has brought under the pointer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Links of the home page, whose next page has others in their place.
  await open(page, '/')
  const ids = await page
    .locator('main a[id][href^="/"]:not([href*="#"], [href*="?"])')
    .evaluateAll((links) => links.map(({ id }) => id))
  expect(ids.length).toBeGreaterThan(4)
  for (const id of ids) {
    await open(page, '/')
    const link = page.locator(`#${id}`)
    const href = (await link.getAttribute('href')) as string
    await doubleClick(page, link)
    expect(new URL(page.url()).pathname, id).toBe(href)
  }
  // An answer, which the second click would fold.
  await open(page, '/')
  const answer = page.locator('main details').last()
  await doubleClick(page, answer.locator('summary'))
  await expect(answer).toHaveAttribute('open')
  // Mistakes of a form, whose first field then has the focus.
  await open(page, pages.contact.path)
  await doubleClick(page, page.locator('#contact-envoyer'))
  await expect(page.locator('#contact-nom')).toBeFocused()
})
