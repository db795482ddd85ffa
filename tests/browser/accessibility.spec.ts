import type { Page } from '@playwright/test'
import { line, runAxe } from './axe'
import { isMeasured, unsettled } from './axe-incomplete'
import { lowContrasts } from './contrast'
import { walk } from './keyboard'
import { addStyle, lostInForcedColours, lostTexts, movements, overflow, smallTargets, tallerThanWindow } from './layout'
import { expect, follow, open, paths, test, unknownPath } from './test'

const widths = [320, 390, 768, 1280, 1920]
const otherWidths = [375, 600, 960, 1024, 2560]

/** WCAG 1.4.12: what a reader may ask of the spaces of a text. */
const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important }`

async function expectAccessible(page: Page, where: string) {
  await arrived(page)
  const { violations, incomplete } = await runAxe(page)
  expect.soft(violations.map(line), where).toEqual([])
  expect
    .soft(unsettled(incomplete).map(line), `${where} : à regarder, puis à régler dans axe-incomplete.ts`)
    .toEqual([])
  const measured = incomplete.filter(isMeasured).map(({ target }) => target)
  expect.soft(await lowContrasts(page, measured), `${where} : contrastes mesurés`).toEqual([])
}

/** Nothing is lost: no text cut or written over another, nothing to look for by scrolling sideways. */
async function expectNothingLost(page: Page, where: string) {
  expect.soft(await overflow(page), `${where} : pixels qui dépassent de la fenêtre`).toBeLessThanOrEqual(0)
  expect.soft(await lostTexts(page), `${where} : textes perdus`).toEqual([])
}

/** What is on its way has come: a drawer that slides, an answer that unfolds. */
const arrived = (page: Page) =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))

/** No answer unfolds little by little: browsers do not list that movement among the animations of the document. */
const still = (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })

async function resize(page: Page, width: number, height = 900) {
  await page.setViewportSize({ width, height })
  await arrived(page)
}

test.describe('every page', () => {
  // One load for all of it: what a page shows depends on its width, not on how it came to it (docs/decisions/030).
  for (const path of [...paths, unknownPath])
    test(`${path} can be read and used by everyone, at every width`, async ({ page }) => {
      test.slow()
      await open(page, path)

      await test.step('with the keyboard alone, from its first control to its last', async () => {
        const { expected, reached, unseen } = await walk(page)
        expect.soft(reached).toEqual(expected)
        expect.soft(unseen, 'le focus ne se voit pas').toEqual([])
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      })

      await test.step('to axe, and with targets one can hit', async () => {
        for (const width of [...widths, ...otherWidths]) {
          await resize(page, width)
          await expectNothingLost(page, `${width} px`)
          expect.soft(await smallTargets(page), `${width} px`).toEqual([])
          if (widths.includes(width)) await expectAccessible(page, `${width} px`)
        }
      })

      await test.step('with pictures one can see whole', async () => {
        for (const width of [390, 768, 1440]) {
          await resize(page, width)
          expect.soft(await tallerThanWindow(page), `${width} px : plus hautes que la fenêtre`).toEqual([])
        }
      })

      await test.step('on a phone enlarged four times, of which the bar leaves most', async () => {
        await resize(page, 320, 256)
        await expectNothingLost(page, '320 × 256 px')
        const bar = await page.getByRole('banner').boundingBox()
        expect.soft(bar?.height).toBeLessThan(256 / 3)
      })

      await test.step('with the spaces a reader asks for, and with text at twice its size', async () => {
        const restore = await addStyle(page, textSpacing)
        for (const width of [320, 1280]) {
          await resize(page, width)
          await expectNothingLost(page, `${width} px, textes espacés`)
        }
        await restore()
        await addStyle(page, 'html { font-size: 200% }')
        for (const width of [390, 1280, 1440]) {
          await resize(page, width)
          await expectNothingLost(page, `${width} px, texte à 200 %`)
        }
      })

      await test.step('with forced colours, and without motion', async () => {
        await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
        expect.soft(await lostInForcedColours(page), 'contours perdus').toEqual([])
        expect.soft(await movements(page), 'mouvements').toEqual([])
      })
    })
})

test('axe finds nothing with the menu open, the services unfolded, the answers open, the mistakes of the form shown', async ({
  page,
}) => {
  test.slow()
  await still(page)
  await open(page, '/')
  await page.locator('nav summary').click()
  for (const summary of await page.locator('main summary').all()) await summary.click()
  await expectAccessible(page, 'réponses ouvertes')
  await resize(page, 390, 844)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expectAccessible(page, 'menu ouvert')
  await page.click('#nav-contact')
  await expect(page.locator('h1')).toBeFocused()
  await page.click('#contact-envoyer')
  await expectAccessible(page, 'fautes du formulaire')
})

test('axe finds nothing either on pages reached from another, with all their answers open', async ({ page }) => {
  test.slow()
  await still(page)
  await resize(page, 390, 844)
  await open(page, unknownPath)
  for (const path of paths) {
    const before = await page.title()
    await follow(page, path)
    await expect(page).not.toHaveTitle(before)
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('main details')) (details as HTMLDetailsElement).open = true
    })
    await arrived(page)
    const { violations } = await runAxe(page)
    expect.soft(violations.map(line), path).toEqual([])
  }
})

test('a gesture begun on a control and ended elsewhere does nothing', async ({ page }) => {
  await resize(page, 390, 844)
  await open(page, '/nous-contacter')
  const startOn = async (selector: string) => {
    const target = page.locator(selector)
    await target.scrollIntoViewIfNeeded()
    await target.hover()
    await page.mouse.down()
    await page.mouse.move(5, 400, { steps: 3 })
    await page.mouse.up()
  }
  await startOn('[popovertarget]')
  await expect(page.locator('#nav-agence')).toBeHidden()
  await startOn('main form button[type="submit"]')
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0)
  await startOn('footer a[href="/projets"]')
  await expect(page).toHaveURL(/nous-contacter$/)
})
