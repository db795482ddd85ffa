/** axe-core on states opened by gestures (initial states: every-page.spec.ts), and gestures that are given up (WCAG 2.5.2). */
import { pages } from '@/site/pages'
import { expectAccessible } from './axe'
import { resize } from './layout'
import { expect, open, test } from './test'

test('axe finds nothing with the menu open, the services unfolded, the answers open, the mistakes of the form shown', async ({
  page,
}) => {
  // Reduced motion: the unfolding of answers is not in `document.getAnimations()`.
  await page.emulateMedia({ reducedMotion: 'reduce' })
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

test('a gesture begun on a control and ended elsewhere does nothing', async ({ page }) => {
  await resize(page, 390, 844)
  await open(page, pages.contact.path)
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
  await startOn(`footer a[href="${pages.projets.path}"]`)
  await expect(page).toHaveURL(new RegExp(`${pages.contact.path}$`))
})
