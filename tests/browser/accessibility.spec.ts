import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, open, paths, test, unknownPath } from './test'

const widths = [320, 390, 768, 1280, 1920]

/** Every rule of axe-core, best practices and those off by default included: what it finds, as lines one can read. */
async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // There are no frames: without this each run opens a blank page beside ours to put their results together.
    .setLegacyMode(true)
    .options({
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true }, 'css-orientation-lock': { enabled: true } },
    })
    .analyze()
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id} : ${help} (${target.join(' ')})`))
}

for (const path of [...paths, unknownPath])
  test(`axe finds nothing on ${path}, from 320 to 1920 px`, async ({ page }) => {
    test.slow()
    await open(page, path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect(await violations(page), `${width} px`).toEqual([])
    }
  })

test('axe finds nothing with the menu open, the services unfolded, the answers open, the mistakes of the form shown', async ({
  page,
}) => {
  test.slow()
  await open(page, '/')
  await page.locator('nav summary').click()
  for (const summary of await page.locator('main summary').all()) await summary.click()
  expect(await violations(page), 'réponses ouvertes').toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menu' }).click()
  expect(await violations(page), 'menu ouvert').toEqual([])
  await page.click('#nav-contact')
  await expect(page.locator('h1')).toBeFocused()
  await page.click('#contact-envoyer')
  expect(await violations(page), 'fautes du formulaire').toEqual([])
})

for (const path of [...paths, unknownPath])
  test(`${path} never scrolls sideways, from 320 to 2560 px, nor with text at twice its size`, async ({ page }) => {
    await open(page, path)
    const expectNoOverflow = async (width: number, what: string) => {
      await page.setViewportSize({ width, height: 900 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, what).toBeLessThanOrEqual(0)
    }
    for (const width of [320, 375, 600, 768, 960, 1024, 1280, 1920, 2560]) await expectNoOverflow(width, `${width} px`)
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    for (const width of [1280, 1440]) await expectNoOverflow(width, `${width} px, texte à 200 %`)
  })
