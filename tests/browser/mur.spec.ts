/** The wall that weighs, on the home page: what it shows is what this browser received. */
import type { Page } from '@playwright/test'
import { pages } from '@/site/pages'
import { expect, hydrated, open, test } from './test'

const plaque = (page: Page) => page.locator('[aria-labelledby=mesure-titre]')

/** Everything the plaque and its wall say, in numbers. */
const read = (page: Page) =>
  plaque(page).evaluate((section) => {
    const figures = [...section.querySelectorAll('dd')].map((figure) =>
      Number.parseFloat(figure.textContent.replace(',', '.')),
    )
    const [displayed, weight, requests, cookies] = figures
    const kinds = [...section.querySelectorAll<HTMLElement>('button[data-brick]')].map((button) => ({
      kind: button.dataset.brick,
      weight: Number.parseFloat(button.querySelector('b')?.textContent ?? ''),
      bricks: section.querySelectorAll(`path[data-brick="${button.dataset.brick}"]`).length,
    }))
    const unit = Number(/\d+/.exec(section.querySelector('p')?.textContent.split('=').at(-1) ?? '')?.[0])
    const bricks = section.querySelectorAll('path[data-brick]').length
    return { displayed, weight, requests, cookies, kinds, unit, bricks }
  })

/** The wall's sentence on the weight. */
const note = (page: Page) => plaque(page).locator('[data-longest]').textContent()

/** The figures have come, and nothing more is on its way. */
async function settle(page: Page) {
  await expect(plaque(page).getByText('…')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
}

/** The browser's own count of bytes received, in thousands. */
const received = (page: Page) =>
  page.evaluate(() => {
    const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    const isOwn = ({ name }: PerformanceEntry) => !/\/assets\/[^/]+\.(?:js|css)$/.test(name)
    const sum = (list: PerformanceEntry[]) =>
      list.reduce((total, entry) => total + (entry as PerformanceResourceTiming).transferSize, 0) / 1000
    return { all: sum(entries), withoutScripts: sum(entries.filter(isOwn)) }
  })

for (const width of [390, 1440, 2560])
  test(`a brick is laid for each few kilobytes this browser received, by kind, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/')
    await settle(page)
    await expect(async () => {
      const { weight, kinds, unit, bricks, requests } = await read(page)
      const sum = kinds.reduce((total, kind) => total + kind.weight, 0)
      expect(Math.abs(sum - (weight ?? 0))).toBeLessThanOrEqual(2)
      expect(bricks).toBe(kinds.reduce((total, kind) => total + kind.bricks, 0))
      // Half a brick for the rounding, the rest for that of the kilobytes.
      for (const kind of kinds) expect(Math.abs(kind.bricks - kind.weight / unit), kind.kind).toBeLessThanOrEqual(0.7)
      const own = await received(page)
      expect(weight).toBeGreaterThan(own.withoutScripts - 1)
      expect(weight).toBeLessThanOrEqual(own.all + 1)
      expect(requests).toBeGreaterThan(4)
    }).toPass()
  })

test('pictures that come while one reads add their bricks', async ({ page }) => {
  // A low window: browsers load pictures long before they are in view.
  await page.setViewportSize({ width: 390, height: 600 })
  await open(page, '/')
  await settle(page)
  const before = await read(page)
  const last = page.locator('main picture img').last()
  const isThere = await last.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)
  test.skip(isThere, 'la dernière image est déjà là')
  await last.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  await expect(async () => {
    const after = await read(page)
    const images = (figures: typeof after) => figures.kinds.find(({ kind }) => kind === 'images')?.weight ?? 0
    expect(images(after)).toBeGreaterThan(images(before))
    expect(after.weight).toBeGreaterThan(before.weight ?? 0)
  }).toPass()
})

test('a page that was already there weighs less, and says so', async ({ browser }) => {
  // A page of its own: where requests are watched, the browser keeps nothing.
  const page = await browser.newPage()
  await open(page, '/')
  await settle(page)
  const first = await read(page)
  const said = await note(page)
  await page.goto(pages.projets.path)
  await page.goto('/')
  await hydrated(page)
  await settle(page)
  const again = await read(page)
  expect(again.weight).toBeLessThan((first.weight ?? 0) / 2)
  expect(again.bricks).toBeLessThan(first.bricks / 2)
  expect(await note(page)).not.toBe(said)
  await page.close()
})

test('one kind pointed at, or reached with the keyboard, dims the bricks of the others', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/')
  await settle(page)
  const opacities = (kind: string) =>
    page
      .locator(`path[data-brick="${kind}"]`)
      .first()
      .evaluate((path) => Number(getComputedStyle(path).fillOpacity))
  await page.locator('#accueil-mur-scripts').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect.poll(() => opacities('police')).toBeLessThan(0.5)
  await expect.poll(() => opacities('scripts')).toBe(1)
  await page.locator('#accueil-mur-police').hover()
  await page.locator('#accueil-mur-scripts').blur()
  await expect.poll(() => opacities('police')).toBe(1)
  await expect.poll(() => opacities('scripts')).toBeLessThan(0.5)
})

test('under reduced motion every brick is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  await settle(page)
  const animations = await page.evaluate(() =>
    document.getAnimations().filter(({ playState }) => playState === 'running'),
  )
  expect(animations).toEqual([])
})
