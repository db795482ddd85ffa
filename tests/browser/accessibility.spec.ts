import type { Page } from '@playwright/test'
import { line, runAxe } from './axe'
import { expect, open, paths, test, unknownPath } from './test'

const widths = [320, 390, 768, 1280, 1920]
const otherWidths = [375, 600, 960, 1024, 2560]

async function expectNoViolation(page: Page, where: string) {
  const { violations } = await runAxe(page)
  expect.soft(violations.map(line), where).toEqual([])
}

/** A page is never wider than its window. */
async function expectNoOverflow(page: Page, where: string) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect.soft(overflow, `${where} : ce qui dépasse de la fenêtre, en pixels`).toBeLessThanOrEqual(0)
}

/** Styles a visitor, or what helps them to read, lays over those of the page. */
const addStyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, css)

test.describe('every page', () => {
  // One load for all widths: what a page shows depends on its width, not on how it came to it.
  for (const path of [...paths, unknownPath])
    test(`${path} is accessible to axe and never scrolls sideways, at every width, nor with text at twice its size`, async ({
      page,
    }) => {
      test.slow()
      await open(page, path)
      for (const width of [...widths, ...otherWidths]) {
        await page.setViewportSize({ width, height: 900 })
        await expectNoOverflow(page, `${width} px`)
        if (widths.includes(width)) await expectNoViolation(page, `${width} px`)
      }
      await addStyle(page, 'html { font-size: 200% }')
      for (const width of [1280, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await expectNoOverflow(page, `${width} px, texte à 200 %`)
      }
    })
})

test('axe finds nothing with the menu open, the services unfolded, the answers open, the mistakes of the form shown', async ({
  page,
}) => {
  test.slow()
  await open(page, '/')
  await page.locator('nav summary').click()
  for (const summary of await page.locator('main summary').all()) await summary.click()
  await expectNoViolation(page, 'réponses ouvertes')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menu' }).click()
  await expectNoViolation(page, 'menu ouvert')
  await page.click('#nav-contact')
  await expect(page.locator('h1')).toBeFocused()
  await page.click('#contact-envoyer')
  await expectNoViolation(page, 'fautes du formulaire')
})
