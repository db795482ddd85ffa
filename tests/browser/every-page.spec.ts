/** Every page of the site, in one visit each: layout depends on the width only, not on previous navigation (docs/decisions/030). */
import type { Page } from '@playwright/test'
import { colors } from '@/theme/tokens'
import { computed } from '../contrast'
import { htmlMistakes } from '../html'
import { expectAccessible, paleInPrint } from './axe'
import { lowGenerated } from './contrast'
import { drawingsAt, wallOf } from './drawings'
import { walk } from './keyboard'
import {
  blankControls,
  brokenAtHyphens,
  coveredSummaries,
  cutBricks,
  cutCourses,
  lateHeadings,
  lostInForcedColours,
  measured,
  movements,
  resize,
  smallTargets,
  strayMarkers,
  strips,
  tallerThanWindow,
  tightTitles,
  titlesAtEdges,
  unevenRows,
  unevenRules,
} from './layout'
import { hosted, snapshot } from './look'
import { expectNone, expectRoom, nothingLost, noWordCut } from './room'
import { brokenTables, unmarked } from './semantics'
import { hiddenByStuck } from './sticky'
import { doorOf } from './street'
import { expect, ofOwner, open, paths, test, unknownPath } from './test'

/**
 * Widths for axe: desktop with answers closed, then phone and tablet with answers open. Visibility of elements only changes at breakpoints;
 * layout is checked at every width.
 */
const widths = [1280, 320, 768]
const otherWidths = [390, 600, 960, 1440, 1920, 2560]
/** Other phones and another desk, for drawings. */
const widthsOfDrawings = [360, 412, 1024]

/** Width of a sheet of A4 within its margins. */
const sheetWidth = 720

/** Probes of the layout at every width. */
const ofLayout = {
  ...nothingLost,
  ...noWordCut,
  'petites cibles': smallTargets,
  'puces de trop': strayMarkers,
  'titres au bord d’une image': titlesAtEdges,
  'titres coupés à un trait d’union': brokenAtHyphens,
  'restes d’images': strips,
  'titres sous leur texte': lateHeadings,
  'titres au bord de leur bande': tightTitles,
  'briques coupées': cutBricks,
  'assises coupées': cutCourses,
  tableaux: brokenTables,
}

/** Greys of captions on white and on dark bands, as computed colours. */
const greys = [colors.subtitle, colors.subtitleOnDark].map(computed)

/** Share of the text of a page that is in the grey of captions. */
const greyShare = (page: Page) =>
  page.locator('main').evaluate((main, greys) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const count = { grey: 0, all: 0 }
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement
      const { length } = walker.currentNode.textContent?.trim() ?? ''
      if (!element?.checkVisibility() || element.closest('.visually-hidden')) continue
      count.all += length
      if (greys.includes(getComputedStyle(element).color)) count.grey += length
    }
    return count.grey / count.all
  }, greys)

/** Opens all folded content. */
const openAnswers = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) {
      // Details of the same name close each other.
      details.name = ''
      details.open = true
    }
  })

/** Opens a page and compares it with the host's HTML: hydration changes nothing. */
async function expectUnchanged(page: Page, path: string) {
  const response = await open(page, path)
  const [before, after] = [await hosted(page, path), await snapshot(page)]
  expect(response?.status()).toBe(paths.includes(path) ? 200 : 404)
  for (const part of ['title', 'head', 'data', 'elements', 'text'] as const)
    expect(after[part], part).toEqual(before[part])
  expect(await htmlMistakes(await page.content())).toEqual([])
}

test.describe('every page', () => {
  test.use({ hasTouch: true })
  for (const path of [...paths, unknownPath])
    test(`${path} comes alive as it is, and can be read and used by everyone, at every width`, {
      tag: ofOwner(path),
    }, async ({ page }) => {
      test.slow()
      await expectUnchanged(page, path)

      await test.step('in ink, at most 30 % in grey, with titles and lists marked as such', async () => {
        expect.soft(await greyShare(page)).toBeLessThanOrEqual(0.3)
        for (const [kind, found] of Object.entries(await page.evaluate(unmarked))) expect.soft(found, kind).toEqual([])
      })

      await test.step('with the keyboard alone, from its first control to its last', async () => {
        await measured(page)
        const { expected, reached, unseen } = await walk(page)
        expect.soft(reached).toEqual(expected)
        expect.soft(unseen, 'le focus ne se voit pas').toEqual([])
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
        // The street has been seen, and is drawn for its hour.
        if ((await page.locator('#appel-titre').count()) > 0)
          await expect(page.locator('main [data-hour]')).toBeAttached()
      })

      // Reduced motion from here on: the unfolding of answers is not in `document.getAnimations()`.
      await page.emulateMedia({ reducedMotion: 'reduce' })

      await test.step('to axe, its answers closed and open, with targets one can hit and pictures one can see whole', async () => {
        for (const width of [...widths, ...otherWidths]) {
          await resize(page, width)
          await expectNone(page, `${width} px`, {
            ...ofLayout,
            ...(width === 1440 && { 'lignes décalées': unevenRows, 'filets décalés': unevenRules }),
            // Resized to 900 px of height, which no window wider than 1440 has.
            ...(width <= 1440 && { 'plus hautes que la fenêtre': tallerThanWindow }),
            ...drawingsAt(width),
          })
          if (widths.includes(width)) {
            await expectAccessible(page, `${width} px`)
            expect
              .soft(await lowGenerated(page), `${width} px : contrastes des textes des feuilles de style`)
              .toEqual([])
          }
          if ([390, 1440].includes(width)) {
            await expectNone(page, `${width} px`, { 'titres couverts': coveredSummaries })
            expect.soft((await wallOf(page)).faults, `${width} px : mur`).toEqual([])
            expect.soft(await hiddenByStuck(page), `${width} px : sous ce qui reste en vue`).toEqual([])
          }
          await openAnswers(page)
        }
        for (const width of widthsOfDrawings) {
          await resize(page, width)
          await expectNone(page, `${width} px`, drawingsAt(width))
        }
      })

      await test.step('on a desk of 1280 × 1024 zoomed to 400 % (WCAG 1.4.10)', async () => {
        await resize(page, 320, 256)
        await expectNone(page, '320 × 256 px', { ...nothingLost, ...noWordCut })
        expect.soft(await hiddenByStuck(page), '320 × 256 px : sous ce qui reste en vue').toEqual([])
      })

      await test.step('with the spaces a reader asks for, and with text of 24 and 32 px, no word alone in its column, no page three times as long', () =>
        expectRoom(page))

      await test.step('on paper, with forced colours, and without motion', async () => {
        await resize(page, sheetWidth)
        expect.soft(await paleInPrint(page), 'imprimée').toEqual([])
        await resize(page, 1280)
        await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
        expect.soft(await page.evaluate(lostInForcedColours), 'contours perdus').toEqual([])
        await resize(page, 390)
        await expectNone(page, '390 px, couleurs forcées', { ...nothingLost, ...noWordCut, mouvements: movements })
        expect.soft(await blankControls(page), '390 px, couleurs forcées : rien à voir').toEqual([])
        await page.emulateMedia({ forcedColors: 'none' })
      })

      await test.step('to its end, whose door opens to a finger', async () => {
        await resize(page, 390, 844)
        const box = await doorOf(page).boundingBox()
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
        const href = (await doorOf(page).getAttribute('href')) as string
        await doorOf(page).tap()
        await expect.poll(() => page.evaluate(() => window.location.href)).toContain(href)
      })
    })

  for (const path of ['/projet/inconnu', '/PROJETS'])
    test(`${path}, which is none, comes alive as the page that says so`, ({ page }) => expectUnchanged(page, path))
})
