/** View transitions of shared elements, where they cost the visitor nothing (src/components/SharedElement, src/layout/Frame). */
import type { Page } from '@playwright/test'
import { pages, projetPath } from '@/site/pages'
import { clickUnseen, delay, expect, hold, hydrated, open, painted, projetNames, test, titleOf } from './test'

type MovedWindow = Window & { moved: string[][] }

/** Records the names of moving elements, one list per transition. */
const watchMoves = (page: Page) =>
  page.addInitScript(() => {
    const moved: string[][] = []
    Object.assign(window, { moved })
    const start = document.startViewTransition.bind(document)
    const startViewTransition = (update: ViewTransitionUpdateCallback) => {
      const transition = start(update)
      void transition.ready.then(() => {
        const groups = document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect | null)?.pseudoElement ?? '')
        moved.push(groups.flatMap((name) => /^::view-transition-group\((?!root)(.+)\)/.exec(name)?.[1] ?? []))
      })
      return transition
    }
    Object.assign(document, { startViewTransition })
  })

/** Names moved by each transition, without the navigation, which stays; on return to a page there are none. */
const transitionsOf = async (page: Page) => {
  const transitions = await page.evaluate(() => (window as unknown as MovedWindow).moved)
  return transitions.map((moved) => moved.filter((name) => name !== 'navigation').sort())
}

const movesOf = async (page: Page) => (await transitionsOf(page)).filter((moved) => moved.length > 0)

/** Skips a test of two projects on a site that has one. */
const needTwo = () => test.skip(projetNames.length < 2, 'a site of one project has no other to go to')

/** From the list to the last project it shows in large, to the next one, and back to the list. */
async function visit(page: Page) {
  needTwo()
  await watchMoves(page)
  await open(page, pages.projets.path)
  const link = page.locator('main article:has(picture) a').last()
  const path = String(await link.getAttribute('href'))
  // An element out of the window does not move.
  await link.evaluate((element) => element.closest('article')?.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await link.click()
  await expect(page).toHaveTitle(titleOf(path))
  await expect(page.locator('h1')).toBeFocused()
  const next = page.locator('#projet-suivant')
  const nextPath = String(await next.getAttribute('href'))
  await next.click()
  await expect(page).toHaveTitle(titleOf(nextPath))
  await expect(page.locator('h1')).toBeFocused()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveTitle(pages.projets.title)
  return [path, nextPath].map((each) => each.slice(projetPath('').length))
}

test('a link makes the headline come in and lights the wall; the way back, a first visit and a filter do not', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const came: string[] = []
    Object.assign(window, { came })
    document.addEventListener('transitionrun', ({ target }) => {
      if (target instanceof Element && target.matches('main h1, main svg')) came.push(target.localName)
    })
  })
  const whatCame = () => page.evaluate(() => [...new Set((window as unknown as { came: string[] }).came)].sort())
  await open(page, pages.agence.path)
  await clickUnseen(page, 'nav-projets')
  await expect(page.locator('h1')).toBeFocused()
  await expect.poll(whatCame).toEqual(['h1', 'svg'])
  await expect(page.locator('h1')).toHaveCSS('opacity', '1')
  await page.evaluate(() => (window as unknown as { came: string[] }).came.splice(0))
  await page.goBack()
  await expect(page).toHaveTitle(pages.agence.title)
  await page.goForward()
  await expect(page).toHaveTitle(pages.projets.title)
  await page.locator('main a[href*="service="]').last().click()
  await expect(page).toHaveURL(/service=/)
  await painted(page)
  expect(await whatCame()).toEqual([])
})

test('the way back is at once, also where the page one left has to be loaded again', async ({ page }) => {
  needTwo()
  await watchMoves(page)
  await open(page, projetPath(projetNames[0] ?? ''))
  const title = await page.title()
  const next = page.locator('#projet-suivant')
  const nextPath = String(await next.getAttribute('href'))
  await next.click()
  await expect(page).toHaveTitle(titleOf(nextPath))
  await page.reload()
  await hydrated(page)
  await delay(page, 300, `**/assets/projet-${projetNames[0]}-*.js`)
  await page.evaluate(() => window.history.back())
  await expect(page).toHaveTitle(title)
  await expect(next).toBeInViewport()
  expect(await movesOf(page)).toEqual([])
})

test('with a mouse, the title and the cover of a project go to their places in its study; back is at once', async ({
  page,
}) => {
  const names = await visit(page)
  expect(await movesOf(page)).toEqual(names.map((name) => [`couverture-${name}`, `titre-${name}`]))
})

for (const [who, use] of [
  ['under a finger', { hasTouch: true, isMobile: true }],
  ['for a visitor who prefers that nothing moves', { contextOptions: { reducedMotion: 'reduce' } }],
] as const)
  test.describe(who, () => {
    test.use(use)
    test('the next page is there at once', async ({ page }) => {
      await visit(page)
      expect(await transitionsOf(page)).toEqual([])
    })

    test('a project is there before its cover', async ({ page }) => {
      // React would wait for the cover for 800 ms: timers of that length never end here.
      await page.addInitScript(() => {
        const { setTimeout } = window
        const setShort = (handler: TimerHandler, delay = 0, ...rest: unknown[]) =>
          delay < 500 ? setTimeout(handler, delay, ...rest) : 0
        Object.assign(window, { setTimeout: setShort })
      })
      // This page links to projects without covers.
      await open(page, pages.plan.path)
      await hold(page, '**/assets/*.{avif,webp}')
      const path = projetPath(projetNames[0] ?? '')
      await page.locator(`main a[href="${path}"]`).click()
      await expect(page).toHaveTitle(titleOf(path))
    })
  })
