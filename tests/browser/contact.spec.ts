import type { Page } from '@playwright/test'
import { envoi } from '@/content/contact'
import type { Field } from '@/pages/nous-contacter/message'
import { pages } from '@/site/pages'
import { delay, expect, open, test } from './test'

const form = pages.contact.path
const field = (page: Page, name: Field) => page.locator(`#contact-${name}`)
/** What is said above the form of its mistakes, and below of what becomes of it. */
const count = (page: Page) => page.getByRole('main').getByRole('status').first()
const state = (page: Page) => page.locator('form [role=status]')

async function fill(page: Page) {
  await field(page, 'nom').fill('Camille Martin')
  await field(page, 'email').fill('camille@exemple.fr')
  await field(page, 'message').fill('Notre site ne s’ouvre pas sur téléphone.')
}

test.describe('the contact form, without an endpoint', () => {
  test('is told, beside each field and once above the first, what is missing, with a way to each', async ({ page }) => {
    await open(page, form)
    await field(page, 'email').fill('camille')
    await page.click('#contact-envoyer')
    await expect(field(page, 'nom')).toBeFocused()
    for (const name of ['nom', 'email', 'message'] as const) {
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
      await expect(field(page, name)).toHaveAccessibleDescription(/Exemple/)
    }
    await expect(count(page)).toHaveText(`3 ${envoi.erreurs.plusieurs} ${envoi.erreurs.avantEmail}`)
    await expect(count(page)).toBeInViewport()
    const [countBox, firstBox] = [await count(page).boundingBox(), await field(page, 'nom').boundingBox()]
    expect(countBox?.y).toBeLessThan(firstBox?.y ?? 0)

    await page.click('#contact-corriger-message')
    await expect(field(page, 'message')).toBeFocused()
    await expect(field(page, 'message')).toBeInViewport()
    expect(new URL(page.url()).hash).toBe('')
    await field(page, 'nom').fill('Camille')
    await expect(field(page, 'nom')).not.toHaveAttribute('aria-invalid', 'true')
    await expect(count(page)).toContainText('2')
    await expect(page.locator('#contact-corriger-nom')).toHaveCount(0)
    await field(page, 'email').fill('camille@exemple.fr')
    await expect(count(page)).toContainText(envoi.erreurs.une)
    await field(page, 'message').fill('Un site.')
    await expect(count(page)).toBeEmpty()
  })

  test('shows a wrong field by more than its colour, without moving it', async ({ page }) => {
    await open(page, form)
    const size = async () => {
      const box = await field(page, 'message').boundingBox()
      return [box?.width, box?.height]
    }
    const before = await size()
    await page.click('#contact-envoyer')
    await expect(field(page, 'message')).toHaveCSS('border-top-width', '2px')
    expect(await size()).toEqual(before)
    const mark = await field(page, 'message').evaluate(
      (element) => getComputedStyle(element.parentElement as Element, '::after').content,
    )
    expect(mark).toContain('!')
  })

  test('keeps what is typed through a visit elsewhere and a reload, and what is typed before the application is there', async ({
    page,
  }) => {
    await open(page, form)
    await fill(page)
    await page.click('#nav-projets')
    await expect(page).toHaveTitle(pages.projets.title)
    await page.goBack()
    await expect(field(page, 'nom')).toHaveValue('Camille Martin')
    await delay(page, 1200)
    await page.goto(form)
    await field(page, 'nom').fill('Dominique')
    await page.waitForFunction(() => document.querySelector('form')?.noValidate)
    await expect(field(page, 'nom')).toHaveValue('Dominique')
    await expect(field(page, 'message')).toHaveValue('Notre site ne s’ouvre pas sur téléphone.')
  })

  test('has the kind of project chosen by the page one comes from', async ({ page }) => {
    await open(page, pages.refonte.path)
    await page.click('#refonte-hero-contact')
    await expect(page).toHaveURL(/besoin=refonte/)
    await expect(field(page, 'besoin')).toHaveValue('refonte')
  })

  test('opens an e-mail already written, and says so', async ({ page }) => {
    await open(page, `${form}?besoin=refonte`)
    await expect(page.locator('#contact-envoyer')).toHaveText(envoi.actionEmail)
    await fill(page)
    const opened = page.waitForRequest((request) => request.url().startsWith('mailto:'))
    await page.click('#contact-envoyer')
    expect(new URL((await opened).url()).searchParams.get('body')).toContain('Camille Martin')
    await expect(state(page)).toContainText(envoi.emailOuvert)
    await expect(state(page).getByRole('link')).toHaveAttribute('href', /^mailto:/)
    await expect(field(page, 'nom')).toHaveValue('Camille Martin')
  })
})
