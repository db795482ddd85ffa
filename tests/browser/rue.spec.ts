/** The street at the end of every page, and its missing brick on the not-found page. */
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { viewOf } from '@/components/Rue/drawing'
import { dayTimeAt, sentence, timeThere } from '@/components/Rue/live/hour'
import { lues } from '@/content/plan'
import { config } from '@/site/config'
import { pages } from '@/site/pages'
import { type DayTime, dayTimes, rue } from '@/theme/tokens'
import { computed } from '../contrast'
import { doorOf, streetOf } from './street'
import { clickUnseen, expect, open, painted, test, unknownPath, watchShifts } from './test'

// Far from the agency's time zone.
test.use({ timezoneId: 'Asia/Tokyo' })

const hourOf = (page: Page) => streetOf(page).getByText(/^Il est /)

/** An instant at most an hour after the start of a time of day, at the agency. */
function instantOf(dayTime: DayTime): Date {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 23, hour, 42))
  const is = (hour: number) => dayTimeAt(timeThere(at(hour), config.fuseauHoraire)) === dayTime
  return at(Array.from({ length: 48 }, (_, hour) => hour).find((hour) => hour > 0 && is(hour) && !is(hour - 1)) ?? 0)
}

/** Scrolls to the street and waits until it is live. */
async function reach(page: Page) {
  await doorOf(page).scrollIntoViewIfNeeded()
  await expect(page.locator('main [data-hour]')).toBeAttached()
}

/** A brick of a window: 54 × 24 px. A window is one to three of them. */
const brickArea = 54 * 24

/** Number of pixels in the colours of lit windows. */
async function litArea(page: Page): Promise<number> {
  const dayTime = (await page.locator('main [data-hour]').getAttribute('data-hour')) as DayTime
  const lit = [rue[dayTime].lit, rue[dayTime].litElse].map((hex) => Number.parseInt(hex.slice(1), 16))
  const { data } = await sharp(await streetOf(page).screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let count = 0
  for (let at = 0; at < data.length; at += 3) if (lit.includes(data.readUIntBE(at, 3))) count += 1
  return count
}

/** The area, once stable. */
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
  test('has the daylight of the agency’s clocks, tells the hour, and is one file whatever the hour', async ({
    page,
  }) => {
    const files: string[] = []
    page.on('request', (request) => /\/rue-[^/]+\.svg/.test(request.url()) && files.push(request.url()))
    for (const dayTime of dayTimes) {
      await page.clock.setFixedTime(instantOf(dayTime))
      await open(page, '/')
      await reach(page)
      await expect(hourOf(page)).toHaveText(sentence(timeThere(instantOf(dayTime), config.fuseauHoraire), config.lieu))
      const section = page.locator('main [data-hour]')
      await expect.soft(section, dayTime).toHaveCSS('background-color', computed(rue[dayTime].sky))
      await expect.soft(section.locator('#appel-titre'), dayTime).toHaveCSS('color', computed(rue[dayTime].text))
      await expect.soft(section.locator('em'), dayTime).toHaveCSS('color', computed(rue[dayTime].accent))
      const views = await streetOf(page)
        .locator('> img')
        .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src.split('#')[1] ?? ''))
      expect.soft(views.filter((view) => view !== viewOf(view.replace(/-[a-z]+$/, ''), dayTime))).toEqual([])
    }
    expect(new Set(files.map((url) => url.split('#')[0])).size).toBe(1)
  })

  test('is drawn in its own colours alone, at every time of day: no window has another’s edge around it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const dayTime of dayTimes) {
      await page.clock.setFixedTime(instantOf(dayTime))
      await open(page, pages.accueil.path)
      await reach(page)
      await settledArea(page)
      const { facades, ...others } = rue[dayTime]
      const own = [...facades, ...Object.values(others)].map((hex) => Number.parseInt(hex.slice(1, 7), 16))
      const { data, info } = await sharp(await streetOf(page).screenshot())
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      /** Pixels of other colours, by colour, in the lowest courses at the right of the door: there is no sky and no text. */
      const strange: Record<string, number> = {}
      for (let y = info.height - 180; y < info.height - 36; y++)
        for (let x = info.width / 2; x < info.width; x++) {
          const colour = data.readUIntBE((y * info.width + x) * 3, 3)
          if (!own.includes(colour)) strange[colour.toString(16)] = (strange[colour.toString(16)] ?? 0) + 1
        }
      expect.soft(strange, dayTime).toEqual({})
    }
  })

  test('lights one more window for each page read, and forgets it with the document', async ({ page }) => {
    await page.clock.setFixedTime(instantOf('day'))
    await open(page, '/')
    await reach(page)
    const first = await settledArea(page)
    const door = await doorOf(page).getAttribute('href')
    await clickUnseen(page, 'nav-agence')
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

  test('tells the hour each time it comes into view, and changes nothing while one looks', async ({ page }) => {
    const sentenceAt = (minutes: number) =>
      sentence(timeThere(new Date(instantOf('dusk').getTime() + minutes * 60_000), config.fuseauHoraire), config.lieu)
    await page.clock.install({ time: instantOf('dusk') })
    await open(page, '/')
    await reach(page)
    await expect(hourOf(page)).toHaveText(sentenceAt(0))
    await page.clock.runFor(60_000)
    await expect(hourOf(page)).toHaveText(sentenceAt(0))
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect(doorOf(page)).not.toBeInViewport()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await page.clock.runFor(300_000)
    await doorOf(page).scrollIntoViewIfNeeded()
    await expect(hourOf(page)).toHaveText(sentenceAt(6))
  })

  test('comes in without moving anything', async ({ page }) => {
    const shift = await watchShifts(page)
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, pages.mentions.path)
      await page.evaluate(() => document.fonts.ready)
      const before = await painted(page)
      await reach(page)
      expect(await shift(before), `${width} px`).toBeLessThan(0.001)
    }
  })

  test('tells the hour under its headline, at every width', async ({ page }) => {
    await open(page, '/')
    await reach(page)
    const near: string[] = []
    for (let width = 320; width <= 1440; width += width < 600 ? 10 : 140) {
      await page.setViewportSize({ width, height: 900 })
      const gap = await hourOf(page).evaluate((hour) => {
        const title = document.getElementById('appel-titre') as HTMLElement
        return hour.getBoundingClientRect().top - title.getBoundingClientRect().bottom
      })
      if (gap < 6) near.push(`${width} px : ${Math.round(gap)}`)
    }
    expect(near).toEqual([])
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

test('the site map lights the pages read in this visit, says so, and forgets them with the document', async ({
  page,
}) => {
  await open(page, pages.mentions.path)
  await reach(page)
  // A page is read once its street has been seen: the browser says so with one of the next frames.
  await settledArea(page)
  await page
    .locator(`footer a[href$="${pages.plan.path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page.locator('h1')).toBeFocused()
  const read = page.locator('main li a', { hasText: lues.mention })
  await expect(read).toHaveCount(1)
  await expect(read).toHaveAttribute('href', new RegExp(`${pages.mentions.path}$`))
  const colour = (link: Locator) => link.evaluate((one) => getComputedStyle(one).backgroundColor)
  const others = await page.locator('main li a', { hasNotText: lues.mention }).all()
  expect(await Promise.all(others.map(colour))).not.toContain(await colour(read))
  await page.reload()
  await expect(page.getByText(lues.legende)).toBeVisible()
  await expect(read).toHaveCount(0)
})

/** Share of the door's pixels that differ between two screenshots. */
async function changed(one: Buffer, other: Buffer): Promise<number> {
  const [before, after] = await Promise.all([one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer()))
  let count = 0
  for (let at = 0; at < (before?.length ?? 0); at += 3)
    if (before?.readUIntBE(at, 3) !== after?.readUIntBE(at, 3)) count += 1
  return count / ((before?.length ?? 0) / 3)
}

for (const javaScriptEnabled of [true, false])
  test.describe(`the door, with scripts: ${javaScriptEnabled}`, () => {
    test.use({ javaScriptEnabled })

    // Its answer to a finger, and to Tab, on every page is tested with all other controls (every-page.spec.ts).
    test('opens to a mouse and to the keyboard, moves nothing, and leads where it says', async ({ page }) => {
      if (javaScriptEnabled) await open(page, '/')
      else await page.goto('/')
      const door = doorOf(page)
      await door.scrollIntoViewIfNeeded()
      if (javaScriptEnabled) await reach(page)
      const box = await door.boundingBox()
      await page.mouse.move(0, 0)
      const closed = await door.screenshot({ animations: 'disabled' })
      await door.hover()
      expect(await changed(closed, await door.screenshot({ animations: 'disabled' }))).toBeGreaterThan(0.5)
      expect(await door.boundingBox()).toEqual(box)
      await page.mouse.move(0, 0)
      await door.focus()
      expect(await changed(closed, await door.screenshot({ animations: 'disabled' }))).toBeGreaterThan(0.5)
      const ring = await door.evaluate((link) => Number.parseFloat(getComputedStyle(link).outlineWidth))
      expect(ring).toBeGreaterThanOrEqual(3)
      const href = (await door.getAttribute('href')) as string
      await page.keyboard.press('Enter')
      await expect.poll(() => page.url()).toContain(href)
    })
  })

test.describe('the missing brick', () => {
  test.use({ hasTouch: true })
  const brickOf = (page: Page) => page.locator('[data-draggable]')
  const gapOf = (page: Page) => streetOf(page).locator('> span')
  const buttonOf = (page: Page) => page.locator('#introuvable-brique')

  /** Fingers on the screen; `id` tells one from another. */
  async function touchOf(page: Page) {
    const client = await page.context().newCDPSession(page)
    return (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number; id?: number }[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints })
  }

  async function middle(target: Locator) {
    const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    return { x: x + width / 2, y: y + height / 2 }
  }

  const expectPlaced = async (page: Page) => {
    await expect(page.locator('main [role=status]')).not.toBeEmpty()
    await expect(gapOf(page)).toHaveCSS('outline-style', 'none')
    await expect(brickOf(page)).toBeHidden()
  }

  test.beforeEach(async ({ page }) => {
    await open(page, unknownPath)
    await reach(page)
  })

  test('and the button that puts it back are in the first screen', { tag: '@owner' }, async ({ page }) => {
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.evaluate(() => window.scrollTo(0, 0))
      await expect(buttonOf(page), `${width} px`).toBeInViewport({ ratio: 1 })
      await expect(gapOf(page), `${width} px`).toBeInViewport({ ratio: 1 })
    }
  })

  test('lies under a house whose roof covers no word, in low windows of phones too', { tag: '@owner' }, async ({
    page,
  }) => {
    for (const [width, height] of [
      [390, 844],
      [390, 664],
      [360, 640],
      [320, 480],
    ] as const) {
      await page.setViewportSize({ width, height })
      const covered = await page.evaluate(() => {
        const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
        // The first courses of the drawing are air.
        return (edge('main h1 + p')?.bottom ?? 0) - (edge('main section img[src*="#toits"]')?.top ?? 0) - 8
      })
      expect(covered, `${width} × ${height}`).toBeLessThanOrEqual(0)
    }
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

  test('stays where it lies under another button, whose menu may take its release, and follows one finger of two', async ({
    page,
  }) => {
    const { x, y } = await middle(brickOf(page))
    await page.mouse.move(x, y)
    await page.mouse.down({ button: 'right' })
    await page.mouse.move(x + 50, y)
    await page.mouse.up({ button: 'right' })
    const shift = () => brickOf(page).evaluate((brick) => Number.parseFloat(brick.style.translate || '0'))
    expect(await shift()).toBe(0)
    const send = await touchOf(page)
    const [first, second] = [
      { x: x + 30, y, id: 1 },
      { x: x + 20, y, id: 2 },
    ]
    await send('touchStart', [{ x, y, id: 1 }])
    await send('touchMove', [first])
    expect(await shift()).toBe(30)
    await send('touchStart', [first, second])
    await send('touchMove', [first, { ...second, x: x + 10 }])
    expect(await shift()).toBe(30)
    await send('touchEnd', [])
    expect(await shift()).toBe(0)
  })

  test('goes home under a finger, and the page does not scroll meanwhile', async ({ page }) => {
    const send = await touchOf(page)
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
      await expect(brickOf(page)).toBeVisible()
    })
})
