/**
 * The demonstrations, tried to their end: each control of each page, found in the page, by keyboard and by finger, in pages that run no
 * script (dist/demonstrations); and in its study, in the place of its picture.
 */
import path from 'node:path'
import type { BrowserContext, Frame, Locator, Page } from '@playwright/test'
import { projetPath } from '@/site/pages'
import { demonstrationsOf } from '../../scripts/build/demonstrations'
import { demonstrationPath } from '../../scripts/content/demonstrations'
import { readProjets } from '../../scripts/content/read'
import { expectAccessible } from './axe'
import { lowContrasts } from './contrast'
import { addStyle, lostInForcedColours } from './layout'
import { expectNone, noWordCut } from './room'
import { expect, open, test } from './test'

const screens = demonstrationsOf(await readProjets(path.resolve('src/content/projets')))
const names = [...new Set(screens.map(({ projet }) => projet))]
const isPhone = (ecran: string) => ecran === 'mobile'
const sizeOf = (ecran: string) => (isPhone(ecran) ? { width: 390, height: 844 } : { width: 1440, height: 900 })
const title = ({ projet, ecran }: { projet: string; ecran: string }) => `${projet}, ${ecran}`

/** Shows the window to compare two of its states. By CDP, which takes half as long as a screenshot of Playwright's. */
async function eyeOn(page: Page) {
  await addStyle(page, '* { caret-color: transparent !important }')
  const client = await page.context().newCDPSession(page)
  return async () => (await client.send('Page.captureScreenshot', { optimizeForSpeed: true })).data
}

/** Records requests other than the document and its fonts. */
function requestsOf(context: BrowserContext) {
  const asked: string[] = []
  context.on('request', (request) => {
    if (!['document', 'font'].includes(request.resourceType()) || request.method() !== 'GET') asked.push(request.url())
  })
  return asked
}

/** Id or text of the focused element. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document
    return element === document.body ? '' : `${element?.localName} ${element?.id || element?.textContent?.trim()}`
  })

/**
 * Presses every control in the tab order once; each must change the screenshot.
 * @returns those that do nothing
 */
async function tryByKeyboard(page: Page): Promise<string[]> {
  const idle: string[] = []
  const look = await eyeOn(page)
  const reached = new Set<string>()
  for (;;) {
    await page.keyboard.press('Tab')
    const name = await focused(page)
    if (name === '' || reached.has(name)) break
    reached.add(name)
    const kind = await page.evaluate(
      () => document.activeElement?.getAttribute('type') ?? document.activeElement?.localName,
    )
    if (kind === 'a') continue
    const before = await look()
    if (kind === 'radio') await page.keyboard.press('ArrowRight')
    else if (kind === 'checkbox' || kind === 'summary') await page.keyboard.press('Space')
    else await page.keyboard.type('Ada')
    if ((await look()) === before) idle.push(name)
    // The focused button of a radio group changes with its choice.
    reached.add(await focused(page))
    // Toggles are reset, so that the next control meets the same state.
    if (kind === 'summary') await page.keyboard.press('Space')
  }
  expect(reached.size).toBeGreaterThan(1)
  return idle
}

/** Touchable controls: each visible, with a target of at least 24 px. In a radio group, two that are not selected. */
const placesToTap = (page: Page) =>
  page.evaluate(() => {
    const perGroup = new Map<string, number>()
    return [...document.querySelectorAll<HTMLInputElement>('input:not([type=text]), summary')].flatMap((control) => {
      const isRadio = control.type === 'radio'
      const group = isRadio ? (perGroup.get(control.name) ?? 0) : 0
      if (!control.checkVisibility({ visibilityProperty: true }) || (isRadio && (control.checked || group >= 2)))
        return []
      const target = control.closest('label') ?? control.labels?.[0] ?? control
      const { left, top, width, height } = target.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const hit = document.elementFromPoint(x, y)
      const isIts = hit !== null && (target.contains(hit) || hit === control)
      if (!isIts || Math.min(width, height) < 24) return []
      perGroup.set(control.name, group + 1)
      return [
        { name: (control.textContent ?? '').trim() || control.id, isSummary: control.localName === 'summary', x, y },
      ]
    })
  })

/**
 * Taps each control once; each must change the screenshot.
 * @returns those that do nothing
 */
async function tryByFinger(page: Page): Promise<string[]> {
  const idle: string[] = []
  const look = await eyeOn(page)
  const places = await placesToTap(page)
  let before: string | undefined
  for (const { name, isSummary, x, y } of places) {
    before ??= await look()
    await page.touchscreen.tap(x, y)
    const after = await look()
    if (after === before) idle.push(name)
    before = isSummary ? undefined : after
    // Scrolls moved controls back into view.
    if (isSummary)
      await page.evaluate((text) => {
        for (const details of document.querySelectorAll('details'))
          if (details.querySelector('summary')?.textContent?.trim() === text) details.open = !details.open
      }, name)
  }
  expect(places).not.toEqual([])
  return idle
}

/** Choices that look the same chosen and not, folded and unfolded; two of a group. */
async function choicesUnseen(page: Page): Promise<string[]> {
  const unseen = new Set<string>()
  for (const isOpen of [false, true]) {
    await page.locator('details').evaluateAll((all, open) => {
      for (const details of all as HTMLDetailsElement[]) details.open = open
    }, isOpen)
    const tried = new Map<string, number>()
    const choices = page.locator('input:is([type=radio], [type=checkbox]):not(:checked)')
    for (const id of await choices.evaluateAll((all) => all.map((input) => input.id))) {
      const choice = page.locator(`[id="${id}"]`)
      const [group, isShown] = await choice.evaluate((input: HTMLInputElement) => [
        input.name || input.id,
        input.checkVisibility({ visibilityProperty: true }),
      ])
      const count = tried.get(group) ?? 0
      if (!isShown || count === 2) continue
      tried.set(group, count + 1)
      const lookOf = async () => (await choice.locator('xpath=..').screenshot()).toString('base64')
      const before = await lookOf()
      await choice.evaluate((input: HTMLInputElement) => input.click())
      if ((await lookOf()) === before) unseen.add(group)
    }
  }
  return [...unseen]
}

/** Words that meet a small control drawn beside them: less than 4 px from it, in the same item. */
const wordsOnControls = (page: Page) =>
  page.evaluate(() => {
    const clear = 4
    const met = new Set<string>()
    for (const input of document.querySelectorAll('input')) {
      const box = input.getBoundingClientRect()
      const isDrawn = input.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      if (!isDrawn || box.width === 0 || box.width > 40 || box.height > 40) continue
      const walker = document.createTreeWalker(input.parentElement ?? input, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(walker.currentNode)
        for (const { left, right, top, bottom } of range.getClientRects())
          if (
            right > left &&
            left < box.right + clear &&
            right > box.left - clear &&
            top < box.bottom &&
            bottom > box.top
          )
            met.add(walker.currentNode.textContent?.trim() ?? '')
      }
    }
    return [...met]
  })

/** Final state: everything unfolded. */
const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })

test.describe('a demonstration', () => {
  test.use({ javaScriptEnabled: false, hasTouch: true })
  for (const screen of screens)
    test(`${title(screen)}: every control does something, by keyboard and by finger, and nothing is sent`, async ({
      page,
      context,
    }) => {
      test.slow()
      const asked = requestsOf(context)
      await page.setViewportSize(sizeOf(screen.ecran))
      await page.goto(demonstrationPath(screen.projet, screen.ecran))
      await page.evaluate(() => document.fonts.ready)
      expect.soft(await wordsOnControls(page), 'mots sur une case').toEqual([])
      expect.soft(await tryByKeyboard(page), 'au clavier').toEqual([])
      await page.reload()
      await page.evaluate(() => document.fonts.ready)
      expect.soft(await tryByFinger(page), 'au doigt').toEqual([])
      expect(new URL(page.url()).search).toBe('')
      expect(asked).toEqual([])
    })
})

test.describe('on the narrowest phone', () => {
  test.use({ javaScriptEnabled: false, isMobile: true, hasTouch: true, viewport: { width: 320, height: 640 } })
  for (const screen of screens.filter(({ ecran }) => isPhone(ecran)))
    test(`${title(screen)}: the whole width is in the window`, async ({ page }) => {
      await page.goto(demonstrationPath(screen.projet, screen.ecran))
      const [drawn, seen] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        window.visualViewport?.width ?? 0,
      ])
      expect(drawn).toBeLessThanOrEqual(Math.ceil(seen))
    })
})

/**
 * Findings that are settled: text hidden in one state is shown in another, by controls pressed above. Letters of drawings take their colour
 * from `fill`; the titles of the festival cross the lines of their own colour that frame them.
 */
const isSettled = (rule: string, target: string) =>
  rule === 'hidden-content' ||
  (rule === 'color-contrast' && /^text\b|^\.couverture-(?:titre|auteur)\b|^label\[for="garder-|^time\[/.test(target))

/** Buttons that would end a choice of nothing: texts are emptied, boxes unchecked. */
const endsOfNothing = (page: Page) =>
  page.evaluate(() => {
    const [texts, boxes] = ['input[type=text]', 'input[type=checkbox]'].map((selector) => [
      ...document.querySelectorAll<HTMLInputElement>(selector),
    ])
    for (const text of texts ?? []) text.value = ''
    for (const box of boxes ?? []) box.checked = false
    const ends = [...document.querySelectorAll('details:not(:has(> :not(summary))) > summary')]
    const isAsked = (texts ?? []).length + (boxes ?? []).length > 0
    return isAsked ? ends.filter((end) => end.checkVisibility()).map((end) => end.textContent?.trim() ?? '') : []
  })

for (const screen of screens)
  test(`${title(screen)}: axe finds nothing, before and after; it keeps its marks where colours are forced`, async ({
    page,
  }) => {
    await page.setViewportSize(sizeOf(screen.ecran))
    await page.goto(demonstrationPath(screen.projet, screen.ecran))
    test.slow()
    await expectAccessible(page, 'avant', isSettled)
    await unfold(page)
    await expectAccessible(page, 'après', isSettled)
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await page.evaluate(lostInForcedColours)).toEqual([])
    expect(await choicesUnseen(page), 'choix qui ne se voient pas').toEqual([])
    expect(await endsOfNothing(page), 'se fait sans rien').toEqual([])
  })

const boxOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { left, top: top + window.scrollY, width, height }
  })

for (const projet of names)
  test(`${projet}: its screens are tried in the place of their pictures, and one comes back from them`, async ({
    page,
  }) => {
    const loaded: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/demonstration/')) loaded.push(request.url())
    })
    for (const { ecran } of screens.filter((screen) => screen.projet === projet)) {
      await page.setViewportSize(isPhone(ecran) ? { width: 390, height: 844 } : { width: 1440, height: 900 })
      await open(page, projetPath(projet))
      const link = page.locator(`a[href$="${demonstrationPath(projet, ecran)}"]`)
      const figure = page.getByRole('figure').filter({ has: link })
      const picture = figure.getByRole('img')
      await link.scrollIntoViewIfNeeded()
      await link.focus()
      expect(loaded, 'avant qu’on le demande').toEqual([])
      const [before, bar] = [await boxOf(picture), await boxOf(link.locator('xpath=..'))]

      await page.keyboard.press('Enter')
      const frame = page.locator('iframe')
      await expect(frame).toBeFocused()
      const sandbox = await frame.getAttribute('sandbox')
      expect(sandbox).not.toBeNull()
      expect(sandbox).not.toMatch(/scripts|forms|popups|modals|navigation|downloads/)
      const content = (await (await frame.elementHandle())?.contentFrame()) as Frame
      await content.waitForLoadState()
      const used = page.getByRole('figure').filter({ has: frame })
      const after = await boxOf(frame)
      for (const side of ['left', 'top', 'width', 'height'] as const)
        expect(after[side], side).toBeCloseTo(before[side], 0)
      const back = used.getByRole('button')
      expect(await boxOf(back.locator('xpath=..'))).toEqual(bar)
      await expect(used.getByText(/rien n’est envoyé/)).toBeVisible()
      await expectAccessible(page, `${ecran}, en service`, (rule) => ['frame-tested', 'hidden-content'].includes(rule))

      // Focus is in the iframe and continues from there.
      await page.keyboard.press('Tab')
      await expect.poll(() => content.evaluate(() => document.activeElement !== document.body)).toBe(true)
      await page.emulateMedia({ media: 'print' })
      await expect(frame).toBeHidden()
      await expect(used.locator('img')).toBeVisible()
      await page.emulateMedia({ media: 'screen' })

      // Turned or resized meanwhile, it keeps its way out, or gives its place back to its picture; no word is cut.
      const size = page.viewportSize() ?? { width: 0, height: 0 }
      for (const width of [1440, 1000, 844, 390, 320]) {
        await page.setViewportSize({ ...size, width })
        await expectNone(page, `${ecran}, en service, ${width} px`, noWordCut)
        expect((await frame.isVisible()) && !(await back.isVisible()), `sans issue à ${width} px`).toBe(false)
      }
      await page.setViewportSize(size)

      await back.click()
      await expect(frame).toHaveCount(0)
      await expect(link).toBeFocused()
      await expect(picture).toBeVisible()
      loaded.length = 0
    }
    // Titles and pictures meet in each study elsewhere.
    await page.setViewportSize({ width: 1280, height: 800 })
    const lines = await page
      .locator('h1 > *')
      .evaluateAll((all) => all.map((_, index) => `h1 > :nth-child(${index + 1})`))
    expect(lines).not.toEqual([])
    expect(await lowContrasts(page, lines), 'titre').toEqual([])
  })
