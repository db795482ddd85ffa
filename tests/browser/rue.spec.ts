/** The street every page ends in, and the brick that is missing from it where there is no page. */
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { pages } from '@/site/pages'
import { colors } from '@/theme/tokens'
import { doorOf, streetOf } from './street'
import { clickUnseen, expect, open, painted, test, unknownPath, watchShifts } from './test'

const hourOf = (page: Page) => streetOf(page).getByText(/^Il est /)

/** Noon in Lille on a winter's day, plus so many hours. */
const winterAt = (hour: number) => new Date(Date.UTC(2026, 10, 23, hour - 1, 0))

/** Scrolls down to the street as one does, and waits until it lives. */
async function reach(page: Page) {
  await doorOf(page).scrollIntoViewIfNeeded()
  await expect(hourOf(page)).toBeVisible()
}

/** A brick of a window: 54 × 24 px. A window is one to three of them. */
const brickArea = 54 * 24

/** Pixels of the street in the colours of lit windows. */
async function litArea(page: Page): Promise<number> {
  const lit = [colors.star, colors.primaryOnDark].map((hex) => Number.parseInt(hex.slice(1), 16))
  const { data } = await sharp(await streetOf(page).screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let count = 0
  for (let at = 0; at < data.length; at += 3) if (lit.includes(data.readUIntBE(at, 3))) count += 1
  return count
}

/** The same once nothing changes any more. */
async function settledArea(page: Page): Promise<number> {
  let area = -1
  await expect
    .poll(async () => {
      const before = area
      area = await litArea(page)
      return area === before
    })
    .toBe(true)
  return area
}

test.describe('the street', () => {
  test('has few windows lit in the morning, and many in the evening', async ({ page }) => {
    await page.clock.setFixedTime(winterAt(10))
    await open(page, '/')
    await reach(page)
    const morning = await settledArea(page)
    await page.clock.setFixedTime(winterAt(20))
    await page.reload()
    await reach(page)
    expect(await settledArea(page)).toBeGreaterThan(morning + 10 * brickArea)
  })

  test('lights one more window for each page read, and forgets it with the document', async ({ page }) => {
    await page.clock.setFixedTime(winterAt(10))
    await open(page, '/')
    await reach(page)
    const first = await settledArea(page)
    const door = await doorOf(page).getAttribute('href')
    await clickUnseen(page, 'nav-expertises')
    await expect(page.locator('h1')).toBeFocused()
    await reach(page)
    // A page is read once its street has been seen: the browser says so with one of the next frames.
    await settledArea(page)
    await clickUnseen(page, 'nav-accueil')
    await expect(doorOf(page)).toHaveAttribute('href', door ?? '')
    await expect(page.locator('h1')).toBeFocused()
    await reach(page)
    const second = await settledArea(page)
    expect(second - first).toBeGreaterThanOrEqual(brickArea)
    expect(second - first).toBeLessThanOrEqual(3 * brickArea)
    await page.reload()
    await reach(page)
    expect(await settledArea(page)).toBe(first)
  })

  test('tells the minute while it is in view, and not behind one’s back', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-23T17:42:10Z') })
    await open(page, '/')
    await reach(page)
    await expect(hourOf(page)).toHaveText(/18\sh\s42/)
    await page.clock.runFor(60_000)
    await expect(hourOf(page)).toHaveText(/18\sh\s43/)
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect(doorOf(page)).not.toBeInViewport()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await page.clock.runFor(300_000)
    expect(await hourOf(page).textContent()).toMatch(/18\sh\s43/)
    await doorOf(page).scrollIntoViewIfNeeded()
    await expect(hourOf(page)).toHaveText(/18\sh\s48/)
  })

  test('comes in without moving anything', async ({ page }) => {
    const shift = await watchShifts(page)
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, pages.plan.path)
      await page.evaluate(() => document.fonts.ready)
      const before = await painted(page)
      await reach(page)
      expect(await shift(before), `${width} px`).toBeLessThan(0.001)
    }
  })

  test('is a door with a frame where colours are forced, and on paper', async ({ page }) => {
    await open(page, '/')
    await reach(page)
    for (const media of [{ forcedColors: 'active' }, { media: 'print' }] as const) {
      await page.emulateMedia({ forcedColors: 'none', media: 'screen', ...media })
      await expect(streetOf(page).locator('img, svg').filter({ visible: true })).toHaveCount(0)
      await expect(doorOf(page)).toBeVisible()
      const border = await doorOf(page).evaluate((door) => getComputedStyle(door).borderTopWidth)
      expect(Number.parseFloat(border)).toBeGreaterThanOrEqual(1)
    }
  })
})

test.describe('elsewhere', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })
  test('the street tells the hour where the agency is', async ({ page }) => {
    await page.clock.setFixedTime(winterAt(20))
    await open(page, '/')
    await reach(page)
    await expect(hourOf(page)).toHaveText(/20\sh\s00/)
  })
})

// That it opens to a finger on every page, and that Tab reaches it, is tested with all other controls (every-page.spec.ts).
test('the door opens to the keyboard', async ({ page }) => {
  await open(page, '/')
  const href = (await doorOf(page).getAttribute('href')) as string
  await doorOf(page).press('Enter')
  await expect.poll(() => page.evaluate(() => window.location.href)).toContain(href)
})

test.describe('the missing brick', () => {
  test.use({ hasTouch: true })
  const brickOf = (page: Page) => page.locator('[data-draggable]')
  const gapOf = (page: Page) => streetOf(page).locator('> span')
  const buttonOf = (page: Page) => page.locator('#introuvable-brique')

  async function middle(target: Locator) {
    const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    return { x: x + width / 2, y: y + height / 2 }
  }

  const expectPlaced = async (page: Page) => {
    await expect(page.locator('main [role=status]')).not.toBeEmpty()
    await expect(gapOf(page)).toHaveCSS('background-color', 'rgb(255, 196, 46)')
    await expect(brickOf(page)).toBeHidden()
  }

  test.beforeEach(async ({ page }) => {
    await open(page, unknownPath)
    await reach(page)
    await buttonOf(page).scrollIntoViewIfNeeded()
  })

  test('falls back when it is let go elsewhere, and into its gap when a mouse drags it there', async ({ page }) => {
    const lies = await brickOf(page).boundingBox()
    const dragTo = async (to: { x: number; y: number }) => {
      const from = await middle(brickOf(page))
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(to.x, to.y, { steps: 5 })
      await page.mouse.up()
    }
    await dragTo({ x: 700, y: 500 })
    await expect(page.locator('main [role=status]')).toBeEmpty()
    await expect.poll(() => brickOf(page).boundingBox()).toEqual(lies)
    const before = await settledArea(page)
    const gap = await middle(gapOf(page))
    await dragTo({ x: gap.x + 20, y: gap.y - 10 })
    await expectPlaced(page)
    // The whole street is lit.
    expect(await settledArea(page)).toBeGreaterThan(before + 5 * brickArea)
  })

  test('goes home under a finger, and the page does not scroll meanwhile', async ({ page }) => {
    const touch = await page.context().newCDPSession(page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints })
    const [from, to] = [await middle(brickOf(page)), await middle(gapOf(page))]
    const scrolled = await page.evaluate(() => window.scrollY)
    await send('touchStart', [from])
    for (const share of [0.25, 0.5, 0.75, 1])
      await send('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }])
    await send('touchEnd', [])
    await expectPlaced(page)
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
  })

  for (const reducedMotion of ['no-preference', 'reduce'] as const)
    test(`is put back from the keyboard, which stays where it is, with motion: ${reducedMotion}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion })
      await buttonOf(page).focus()
      await page.keyboard.press('Enter')
      await expectPlaced(page)
      await expect(buttonOf(page)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.locator('main [role=status]')).toBeEmpty()
      await expect(brickOf(page)).toBeVisible()
    })
})
