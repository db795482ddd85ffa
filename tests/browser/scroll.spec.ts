import type { Locator, Page } from '@playwright/test'
import { pages } from '@/site/pages'
import { expectSmooth, type Move, recordMoves, takeMoves } from './moves'
import {
  blockStorage,
  clickUnseen,
  delay,
  expect,
  follow,
  hydrated,
  open,
  painted,
  paths,
  saveData,
  scrollY,
  test,
  titleOf,
  unknownPath,
} from './test'

/** A page with a table of contents, whose links lead to places of the page itself. */
const longPage = pages.confidentialite.path

/** Space between the sticky header and the top of an element. */
const clearance = (page: Page, id: string) =>
  page.evaluate((target) => {
    const top = document.getElementById(target)?.getBoundingClientRect().top ?? Number.NaN
    return top - (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)
  }, id)

const expectClear = (page: Page, id: string) =>
  expect
    .poll(async () => Math.abs((await clearance(page, id)) - 30), `${id} juste sous la barre`)
    .toBeLessThanOrEqual(30)

test.describe('a link to a place', () => {
  test('on another page, scrolls to it in 300 ms, eased, clear of the header', async ({ page }) => {
    await recordMoves(page)
    await open(page, '/')
    await page.click('#accueil-engagements')
    expectSmooth(await takeMoves(page))
    await expect(page).toHaveURL(/#engagements$/)
    await expectClear(page, 'engagements')
  })

  test('is reached at once by those who prefer less motion, on a clock that tells tenths of a second', async ({
    page,
  }) => {
    // As browsers that resist fingerprinting do.
    await page.addInitScript(() => {
      const now = performance.now.bind(performance)
      performance.now = () => Math.floor(now() / 100) * 100
    })
    await recordMoves(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, longPage)
    await page.click('#sommaire-vos-droits')
    expect(await takeMoves(page)).toHaveLength(1)
    await expectClear(page, 'vos-droits')
  })

  test('is not gone to any further once the visitor scrolls, with a wheel or a key', async ({ page }) => {
    await recordMoves(page)
    for (const gesture of ['wheel', 'keydown']) {
      await open(page, longPage)
      // Within its first step, even with slow frames.
      await page.evaluate((gesture) => {
        const { moves } = window as unknown as { moves: Move[] }
        moves.push = (...steps) => {
          window.dispatchEvent(new Event(gesture))
          return Array.prototype.push.apply(moves, steps)
        }
      }, gesture)
      await page.click('#sommaire-vos-droits')
      expect(await takeMoves(page), gesture).toHaveLength(1)
      expect(await clearance(page, 'vos-droits'), gesture).toBeGreaterThan(60)
    }
  })

  test('is reached when its URL is opened directly, and opened where it is an answer', async ({ page }) => {
    await open(page, '/#engagements')
    await expectClear(page, 'engagements')
    const [first, second] = (await page.$$eval('main details', (all) => all.map(({ id }) => id))) as [string, string]
    await page.goto('about:blank')
    await open(page, `/#${first}`)
    await expect(page.locator(`#${first}`)).toHaveAttribute('open', '')
    await expectClear(page, first)
    await follow(page, `/#${second}`)
    await expect(page.locator(`#${second}`)).toHaveAttribute('open', '')
  })

  test('is in view when its URL is opened directly, also where a filter then takes away what is above', async ({
    page,
  }) => {
    await open(page, pages.projets.path)
    const hrefs = await page.$$eval('[id^=projets-filtre-]', (links) =>
      (links as HTMLAnchorElement[]).map((link) => ({ search: link.search, id: link.id.split('-').at(-1) })),
    )
    for (const { search, id } of hrefs.filter(({ search }) => search !== '')) {
      await page.goto('about:blank')
      await open(page, `${pages.projets.path}${search}#${id}`)
      await expect(page.locator(`#${id}`), search).toBeInViewport()
    }
  })

  test('moves focus there, so that the next Tab goes on from it', async ({ page }) => {
    await open(page, longPage)
    await page.click('#sommaire-vos-droits')
    await expect(page.locator('#vos-droits')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.locator('#vos-droits a').first()).toBeFocused()
  })
})

/** Waits until what folds or unfolds has its height, which no animation of the document tells of. */
const still = (page: Page) => page.waitForTimeout(400)

test.describe('the position of the view', () => {
  test('does not move when a service is chosen, chosen again or given up, and no page is asked for', async ({
    page,
  }) => {
    await recordMoves(page)
    // No prefetch.
    await saveData(page)
    await open(page, pages.projets.path)
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.resourceType()} ${request.url()}`))
    await page.evaluate(() => window.scrollTo(0, 150))
    // All services, then filtered ones.
    const links = await page.locator('[id^=projets-filtre-]').all()
    const [all, first, last] = [links[0], links[1], links.at(-1)] as [Locator, Locator, Locator]
    for (const link of [first, first, last, all]) {
      const search = new URL(String(await link.getAttribute('href')), page.url()).search
      await link.click()
      await expect(page).toHaveURL(
        (url) => url.pathname === pages.projets.path && url.search === search && url.hash === '',
      )
      await expect(link).toHaveAttribute('aria-current', 'true')
      await expect(link).toBeFocused()
      expect(await scrollY(page)).toBe(150)
    }
    expect(await page.evaluate(() => (window as unknown as { moves: Move[] }).moves)).toEqual([])
    // The stylesheet of the site comes with the first navigation.
    expect(asked.filter((one) => !one.startsWith('stylesheet '))).toEqual([])
    // The current choice too opens a tab of its own.
    const tab = page.context().waitForEvent('page')
    await all.click({ modifiers: ['Control'] })
    await (await tab).close()
  })

  test('is the top on a new page, and found again on back and on forward, where storage is blocked', async ({
    page,
  }) => {
    await blockStorage(page)
    await open(page, '/')
    // As « Aller au contenu » does: the browser makes the entry.
    await page.evaluate(() => window.location.assign('#contenu'))
    await still(page)
    await page.evaluate(() => window.scrollTo(0, 1500))
    await page.waitForTimeout(100)
    await clickUnseen(page, 'nav-projets')
    await expect(page).toHaveTitle(pages.projets.title)
    await expect.poll(() => scrollY(page)).toBe(0)
    await page.evaluate(() => window.scrollTo(0, 700))
    await page.waitForTimeout(100)
    await page.goBack()
    await expect.poll(() => scrollY(page)).toBe(1500)
    await page.goForward()
    await expect.poll(() => scrollY(page)).toBe(700)
  })

  test('is the top when one asks again for the page one is on, whatever the query of its URL', async ({ page }) => {
    await open(page, unknownPath)
    for (const path of paths) {
      await follow(page, `${path}?source=lettre`)
      await expect(page).toHaveTitle(titleOf(path))
      const link = page.locator(`:is(header, footer) a[href$="${path}"]`).last()
      if ((await link.count()) === 0) continue
      await page.evaluate(() => window.scrollTo(0, 300))
      await link.evaluate((one) => (one as HTMLElement).click())
      await expect.poll(() => scrollY(page), path).toBe(0)
    }
  })

  test('is found again when the page is left before the browser has told of its movement, and after a reload', async ({
    page,
  }) => {
    await open(page, '/')
    await page.evaluate(() => {
      window.scrollTo(0, 900)
      document.getElementById('nav-projets')?.click()
    })
    await expect(page).toHaveURL(new RegExp(`${pages.projets.path}$`))
    await expect.poll(() => scrollY(page)).toBe(0)
    await page.evaluate(() => {
      window.scrollTo(0, 700)
      window.history.back()
    })
    await expect.poll(() => scrollY(page)).toBe(900)
    await page.goForward()
    await expect(page).toHaveURL(new RegExp(`${pages.projets.path}$`))
    await expect.poll(() => scrollY(page)).toBe(700)
    await page.reload()
    await hydrated(page)
    await expect.poll(() => scrollY(page)).toBe(700)
    await page.goBack()
    await expect(page).toHaveTitle(pages.accueil.title)
    await expect.poll(() => scrollY(page)).toBe(900)
  })

  test('is found again after a reload, deep in every page, also where a filter then takes away what is above', async ({
    page,
  }) => {
    test.slow()
    await open(page, pages.projets.path)
    const filters = await page.$$eval('[id^=projets-filtre-]', (links) =>
      links.map((link) => (link as HTMLAnchorElement).href),
    )
    for (const width of [1440, 390])
      for (const path of [...filters, ...paths]) {
        await page.setViewportSize({ width, height: 800 })
        await open(page, path)
        for (const share of filters.includes(path) ? [0.5, 0.9] : [width === 390 ? 1 : 0.7]) {
          const top = await page.evaluate((share) => {
            window.scrollTo(0, Math.round(share * (document.documentElement.scrollHeight - window.innerHeight)))
            return window.scrollY
          }, share)
          await page.reload()
          await hydrated(page)
          await painted(page)
          expect.soft(await scrollY(page), `${path}, ${width} px`).toBe(top)
        }
      }
  })

  test('what one has unfolded and ticked and the link one has followed are found again on back, on every page', async ({
    page,
  }) => {
    test.slow()
    // Entries of lists are folded on a phone alone.
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, unknownPath)
    const folds = () => page.$$eval('main details', (all) => all.map((one) => (one as HTMLDetailsElement).open))
    const boxes = page.locator('main').getByRole('checkbox')
    const ticks = () => boxes.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked))
    let seen = 0
    let seenTicks = 0
    for (const path of paths) {
      await follow(page, path)
      await expect(page).toHaveTitle(titleOf(path))
      const last = page.locator('main details:not([open]) > summary').last()
      if ((await last.count()) === 0) continue
      seen++
      const folded = await folds()
      if (await boxes.count()) {
        await boxes.last().check()
        seenTicks++
      }
      await last.click()
      await expect.poll(folds).not.toEqual(folded)
      await still(page)
      // To the last link that leaves the page: the position depends on the height of what is unfolded above.
      const links = page.locator('main a[href^="/"]:not([rel])').filter({ visible: true })
      const away = await links.evaluateAll((all) =>
        all.findLastIndex((link) => (link as HTMLAnchorElement).pathname !== window.location.pathname),
      )
      await links.nth(away).focus()
      await painted(page)
      const [unfolded, ticked, top] = [await folds(), await ticks(), await scrollY(page)]
      await page.keyboard.press('Enter')
      await expect(page).not.toHaveTitle(titleOf(path))
      await expect(page.locator('h1')).toBeFocused()
      await page.goBack()
      await expect(page).toHaveTitle(titleOf(path))
      await expect(links.nth(away), path).toBeFocused()
      expect(await folds(), path).toEqual(unfolded)
      expect(await ticks(), path).toEqual(ticked)
      await expect.poll(() => scrollY(page), path).toBe(top)
    }
    expect(seen).toBeGreaterThan(0)
    expect(seenTicks).toBeGreaterThan(0)
  })

  test('does not jump once what is unfolded has its height, nor away from the summary pressed, on every page', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, unknownPath)
    await page.evaluate(() => {
      const atOnce = new CSSStyleSheet()
      atOnce.replaceSync('::details-content { transition-duration: 0s !important; }')
      document.adoptedStyleSheets.push(atOnce)
    })
    let seen = 0
    for (const path of paths) {
      await follow(page, path)
      await expect(page).toHaveTitle(titleOf(path))
      // The page grows by the final height of the transition; a margin that collapses through the content would be added at once.
      const jumps = await page.$$eval('main details', (all) => {
        const content = (fold: Element) => getComputedStyle(fold, '::details-content')
        const folds = all.filter((fold) => content(fold).transitionProperty.includes('height')) as HTMLDetailsElement[]
        for (const fold of folds) fold.open = false
        return folds.map((fold) => {
          const width = fold.offsetWidth
          const before = document.documentElement.scrollHeight
          fold.open = true
          const grown = document.documentElement.scrollHeight - before
          const height = Number.parseFloat(content(fold).height)
          // Tiles of a grid give way to the one that opens, which is then as wide as the page.
          const isTile = fold.offsetWidth !== width
          fold.open = false
          return { jump: isTile ? 0 : grown - height, title: fold.querySelector('summary')?.textContent }
        })
      })
      expect(
        jumps.filter(({ jump }) => jump > 2),
        path,
      ).toEqual([])
      // Of folds of one name, the one open above closes as the next is pressed, near the top of the window.
      const lost = await page.$$eval('main details[name]', async (all) => {
        const lost: string[] = []
        for (const [index, fold] of (all as HTMLDetailsElement[]).entries()) {
          const above = all[index - 1] as HTMLDetailsElement | undefined
          const summary = fold.querySelector('summary') as HTMLElement
          if (above?.name !== fold.name) continue
          above.open = true
          summary.scrollIntoView({ behavior: 'instant' })
          const { top } = summary.getBoundingClientRect()
          summary.click()
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
          const moved = Math.round(summary.getBoundingClientRect().top - top)
          if (above.open || Math.abs(moved) > 2) lost.push(`${summary.textContent} : ${moved} px`)
        }
        return lost
      })
      expect(lost, path).toEqual([])
      seen += jumps.length
    }
    expect(seen).toBeGreaterThan(0)
  })

  test('stays with the question pressed, or opened by its URL, while its neighbour in the row grows with it, on every page', async ({
    page,
  }) => {
    test.slow()
    /** How far the view moves while a fold opens or closes, in px. */
    const moved = (id: string, isPressed: boolean) =>
      page.evaluate(
        async ([id, isPressed]) => {
          const summary = document.querySelector(`#${id} > summary`) as HTMLElement
          // Less than its margin below the bar, in which the browser sees no whole neighbour to hold on to.
          if (isPressed) window.scrollBy(0, summary.getBoundingClientRect().top - 90)
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
          const { top } = summary.getBoundingClientRect()
          if (isPressed) summary.click()
          await new Promise((resolve) => setTimeout(resolve, 400))
          return Math.abs(summary.getBoundingClientRect().top - top)
        },
        [id, isPressed] as const,
      )
    // Lists of which one entry is open, on a phone: the second, unfolded then folded.
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, unknownPath)
    for (const path of paths) {
      await follow(page, path)
      await expect(page).toHaveTitle(titleOf(path))
      const lost = await page.$$eval('main details[name]', async (all) => {
        const lost: string[] = []
        for (const [index, fold] of (all as HTMLDetailsElement[]).entries()) {
          const [last, above] = [all[index - 2], all[index - 1]] as (HTMLDetailsElement | undefined)[]
          const summary = fold.querySelector('summary') as HTMLElement
          if (above?.name !== fold.name || last?.name === fold.name || !summary.checkVisibility()) continue
          for (const _ of ['unfolded', 'folded']) {
            window.scrollBy({ top: summary.getBoundingClientRect().top - 400, behavior: 'instant' })
            await new Promise((resolve) => setTimeout(resolve, 100))
            const { top } = summary.getBoundingClientRect()
            summary.click()
            await new Promise((resolve) => setTimeout(resolve, 500))
            const moved = Math.round(summary.getBoundingClientRect().top - top)
            if (Math.abs(moved) > 1) lost.push(`${summary.textContent} : ${moved} px`)
          }
        }
        return lost
      })
      expect(lost, path).toEqual([])
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    let seen = 0
    for (const path of paths) {
      await open(page, path)
      const ids = await page.locator('main details[id]').evaluateAll((all) => {
        const tops = all.map((fold) => fold.getBoundingClientRect().top)
        return all.filter((_, index) => tops.filter((top) => top === tops[index]).length > 1).map(({ id }) => id)
      })
      seen += ids.length
      // Unfolded, then folded.
      for (const id of ids.flatMap((id) => [id, id])) expect(await moved(id, true), `${path}#${id}`).toBeLessThan(2)
      for (const id of ids.slice(0, 2)) {
        await page.goto('about:blank')
        await open(page, `${path}#${id}`)
        await moved(id, false)
        await expectClear(page, id)
      }
    }
    expect(seen).toBeGreaterThan(0)
  })

  test('is found again on the way back from a hash that the browser follows itself, also below what unfolds again', async ({
    page,
  }) => {
    await open(page, pages.creation.path)
    const [first, last] = [page.locator('main details[id]').first(), page.locator('main details[id]').last()]
    await first.evaluate((fold) => fold.setAttribute('open', ''))
    await still(page)
    await first.evaluate((fold) => window.scrollBy(0, Math.round(fold.getBoundingClientRect().bottom)))
    await painted(page)
    const top = await last.evaluate(({ id }) => {
      const { scrollY } = window
      window.location.assign(`#${id}`)
      // A frame that comes before the application has rendered the navigation.
      window.dispatchEvent(new Event('scroll'))
      return scrollY
    })
    await expect(last).toHaveAttribute('open', '')
    await first.evaluate((fold) => fold.removeAttribute('open'))
    await still(page)
    await page.goBack()
    await expect(first).toHaveAttribute('open', '')
    await expect(last).not.toHaveAttribute('open', '')
    // Positions are rounded.
    await expect.poll(async () => Math.abs((await scrollY(page)) - top)).toBeLessThan(2)
  })

  test('does not move under a visitor who scrolls before the application is there', async ({ page }) => {
    await delay(page, 600)
    await page.goto('/#metiers')
    await page.evaluate(() => window.scrollTo(0, 2000))
    await hydrated(page)
    await page.waitForTimeout(500)
    expect(await scrollY(page)).toBe(2000)
  })
})
