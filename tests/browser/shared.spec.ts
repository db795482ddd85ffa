/** What a page and the next both show moves from one to the other, where that costs the visitor nothing (src/components/Shared). */
import type { Page } from '@playwright/test'
import { pages, projetPath } from '@/site/pages'
import { expect, open, projects, test, titleOf } from './test'

type MovedWindow = Window & { moved: string[][] }

/** Keeps the names of what moves, a list for each time. */
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

const movesOf = (page: Page) => page.evaluate(() => (window as unknown as MovedWindow).moved)

/** From the list to the last project it shows in large, to the next one, and back to the list. */
async function visit(page: Page) {
  await watchMoves(page)
  await open(page, pages.projets.path)
  const link = page.locator('main article a').last()
  const path = String(await link.getAttribute('href'))
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

test.skip(projects.length < 2, 'a site of one project has no other to go to')

test('with a mouse, the title and the cover of a project go to their places in its study; back is at once', async ({
  page,
}) => {
  const names = await visit(page)
  expect((await movesOf(page)).map((moved) => moved.filter((name) => name !== 'navigation').sort())).toEqual(
    names.map((name) => [`couverture-${name}`, `titre-${name}`]),
  )
})

for (const [who, use] of [
  ['under a finger', { hasTouch: true, isMobile: true }],
  ['for a visitor who prefers that nothing moves', { contextOptions: { reducedMotion: 'reduce' } }],
] as const)
  test.describe(who, () => {
    test.use(use)
    test('the next page is there at once', async ({ page }) => {
      await visit(page)
      expect(await movesOf(page)).toEqual([])
    })
  })
