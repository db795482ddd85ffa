/** The wall that weighs, on the home page, and the setts of every footer: what they show is what this browser received. */
import type { Page } from '@playwright/test'
import { brickBytes } from '@/browser/pageMeasure'
import { pages } from '@/site/pages'
import { isTemplate } from '../template'
import { clickUnseen, expect, hydrated, open, test } from './test'

const plaque = (page: Page) => page.locator('[aria-labelledby=mesure-titre]')
const weighed = (page: Page) => page.locator('footer :has(> #pied-poids)')
const announced = (page: Page) => status(page).locator('.visually-hidden').textContent()
const status = (page: Page) => plaque(page).getByRole('status')

/** Figures of the wall, and bytes the browser itself says it received, by kind, in thousands of bytes; without what was loaded ahead. */
const read = (page: Page) =>
  plaque(page).evaluate((section) => {
    const numberIn = (element: Element | null | undefined) => Number.parseInt(element?.textContent ?? '', 10)
    const entries = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[]
    const modules = document.querySelector<HTMLElement>('[data-modules]')?.dataset.modules?.split(' ') ?? []
    const inHtml = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][media]')
    const sheets = [...inHtml].map(({ href }) => new URL(href).pathname)
    const received = { page: 0, scripts: 0, police: 0, images: 0 }
    for (const { name, entryType, transferSize, encodedBodySize } of entries) {
      const { pathname } = new URL(name)
      // Without headers, and without what is taken from the cache.
      const bytes = Math.min(transferSize, encodedBodySize)
      if (entryType === 'navigation') received.page += bytes
      else if (/\.woff2$/.test(pathname)) received.police += bytes
      else if (/\.(?:avif|webp|jpeg|png|svg)$/.test(pathname)) received.images += bytes
      else if (modules.includes(pathname)) received.scripts += bytes
      else if (sheets.includes(pathname)) received.page += bytes
    }
    const kinds = [...section.querySelectorAll<HTMLElement>('li[data-brick]')].map((item) => {
      const kind = item.dataset.brick as keyof typeof received
      return {
        kind,
        shown: numberIn(item.querySelector('b')),
        received: received[kind] / 1000,
        bricks: [...section.querySelectorAll(`path[data-index][data-brick="${kind}"]`)].filter(
          (brick) =>
            brick.getBoundingClientRect().top >= (brick.closest('div')?.getBoundingClientRect().top ?? Infinity) - 1,
        ).length,
        setts: document.querySelectorAll(`footer [data-brick="${kind}"]`).length,
      }
    })
    const weight = numberIn(section.querySelectorAll('dd')[1])
    return { kinds, weight, bricks: section.querySelectorAll('path[data-index]').length }
  })

/** Expects figure, bricks and setts of each kind to be what the browser received; where `isFull`, the wall may show fewer pictures. */
async function expectTrue(page: Page, { setts = false, isFull = false } = {}) {
  await expect(async () => {
    const { kinds, weight } = await read(page)
    expect(Math.abs(kinds.reduce((sum, { shown }) => sum + shown, 0) - weight)).toBeLessThanOrEqual(2)
    for (const { kind, shown, received, bricks, setts: laid } of kinds) {
      expect(Math.abs(shown - received), kind).toBeLessThanOrEqual(1)
      const expected = Math.round((Math.round(received) * 1000) / brickBytes)
      if (isFull && kind === 'images') expect(bricks).toBeLessThanOrEqual(expected)
      else expect(bricks, kind).toBe(expected)
      if (setts) expect(laid, kind).toBe(expected)
    }
    if (setts) await expect(weighed(page)).toContainText(`${weight}\u00a0ko`)
  }).toPass()
}

/**
 * Scrolls to each picture until it is loaded, then to the footer; without `scrollIntoViewIfNeeded`, whose wait for two like frames timed
 * out at 2,560 px.
 */
const readToItsEnd = async (page: Page) => {
  for (const picture of await page.locator('main img:visible').all())
    await picture.evaluate(async (image: HTMLImageElement) => {
      image.scrollIntoView({ block: 'center', behavior: 'instant' })
      await image.decode()
    })
  await page.locator('#pied-poids').evaluate((footer) => footer.scrollIntoView({ behavior: 'instant' }))
  await page.waitForLoadState('networkidle')
}

for (const [width, height] of [
  [390, 844],
  [375, 667],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [2560, 1440],
] as const)
  test(`a brick and a sett stand for each 4 ko this browser received, at first and after reading, at ${width} px`, async ({
    page,
  }) => {
    // The wall may be full on screens wider than the widest pictures, and with pictures of an owner.
    const isFull = width > 1920 || !isTemplate
    await page.setViewportSize({ width, height })
    await open(page, '/')
    await expectTrue(page, { isFull })
    const before = await read(page)
    const said = await announced(page)
    await readToItsEnd(page)
    await expectTrue(page, { setts: true, isFull })
    const after = await read(page)
    expect(after.weight).toBeGreaterThanOrEqual(before.weight)
    expect(after.bricks).toBeGreaterThanOrEqual(before.bricks)
    // The figures were announced once.
    expect(await announced(page)).toBe(said)
  })

test('a page that was already there weighs less, and says so', async ({ browser }) => {
  // A context of its own: the fixtures intercept requests, which turns the HTTP cache off.
  const page = await browser.newPage()
  await open(page, '/')
  await expect(plaque(page).locator('path[data-index]')).not.toHaveCount(0)
  const first = await read(page)
  const said = await status(page).textContent()
  await page.goto(pages.projets.path)
  await page.goto('/')
  await hydrated(page)
  await expect(plaque(page).getByRole('button').first()).toBeVisible()
  const again = await read(page)
  expect(again.weight).toBeLessThan(first.weight / 2)
  expect(again.bricks).toBeLessThan(first.bricks / 2)
  expect(await status(page).textContent()).not.toBe(said)
  await page.close()
})

test('a kind that is pressed stands alone and names its files, with the keyboard too; a brick names its own', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/')
  const kinds = plaque(page).getByRole('button')
  await expect(kinds.first()).toBeVisible()
  const base = await status(page).textContent()
  for (const button of await kinds.all()) {
    const kind = (await button.getAttribute('id'))?.split('-').at(-1)
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    expect(await plaque(page).locator(`path[data-index]:not([data-brick=${kind}]):not([data-out])`).count()).toBe(0)
    expect(await plaque(page).locator(`path[data-brick=${kind}][data-out]`).count()).toBe(0)
    await expect(status(page)).not.toHaveText(base ?? '')
    await page.keyboard.press('Space')
    await expect(button).toHaveAttribute('aria-pressed', 'false')
  }
  await kinds.last().blur()
  await expect(plaque(page).locator('[data-out]')).toHaveCount(0)
  const script = plaque(page).locator('path[data-brick=scripts]').first()
  await script.hover()
  const tag = plaque(page).locator(':scope > [aria-hidden]')
  await expect(tag).toContainText(/^\S.*ko$/)
  const words = await tag.textContent()
  await tag.hover()
  await expect(tag).toHaveText(String(words))
  await page.mouse.move(0, 0)
  await expect(tag).toHaveCount(0)
  await script.hover()
  await expect(tag).toHaveText(String(words))
  await page.keyboard.press('Escape')
  await expect(tag).toHaveCount(0)
})

test('before a script, the wall stands on the foundations that the build has weighed, and every footer says its weight', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  for (const figure of await plaque(page).locator('dd, li').allTextContents()) expect(figure).toMatch(/\d/)
  expect(await plaque(page).locator('svg path').count()).toBeGreaterThan(0)
  for (const path of await plaque(page).locator('svg path').all()) expect(await path.getAttribute('d')).toMatch(/^M/)
  await expect(weighed(page)).toContainText(/\d\sko.*\d\sko/)
  await context.close()
})

test('a page reached from another counts from the arrival, on the plaque as in the footer', async ({ page }) => {
  await open(page, pages.projets.path)
  await clickUnseen(page, 'pied-accueil')
  await expect(plaque(page).getByRole('button').first()).toBeVisible()
  await page.locator('#pied-poids').scrollIntoViewIfNeeded()
  await expect(async () => {
    const { weight } = await read(page)
    expect(weight).toBeGreaterThan(0)
    await expect(weighed(page)).toContainText(`${weight}\u00a0ko`)
  }).toPass()
})

test('under reduced motion every brick is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  await expect(plaque(page).locator('path[data-index]')).not.toHaveCount(0)
  const running = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  )
  expect(running).toBe(0)
})
