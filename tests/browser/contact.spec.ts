import type { Page } from '@playwright/test'
import { expect, open, test } from './test'

/** Addresses the page has tried to open outside the web, such as `mailto:`. */
async function catchMail(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { mails: [] as string[] })
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a[href^="mailto:"]')
      if (link) event.preventDefault()
    })
  })
}

const field = (page: Page, name: string) => page.getByLabel(name, { exact: false })

async function fill(page: Page) {
  await field(page, 'Votre nom').fill('Camille Martin')
  await field(page, 'Votre adresse e-mail').fill('camille@exemple.fr')
  await field(page, 'Votre projet').fill('Notre site ne s’ouvre pas sur téléphone.')
}

test.describe('the contact form, without an endpoint', () => {
  test('says that it prepares an e-mail', async ({ page }) => {
    await open(page, '/nous-contacter')
    await expect(page.getByRole('button', { name: 'Préparer l’e-mail' })).toBeVisible()
    await expect(page.getByText('Rien n’est envoyé tant que vous ne l’envoyez pas vous-même.')).toBeVisible()
  })

  test('is told in French, beside each field, what is missing, and goes to the first', async ({ page }) => {
    await open(page, '/nous-contacter')
    await field(page, 'Votre adresse e-mail').fill('camille')
    await page.click('#contact-envoyer')
    await expect(field(page, 'Votre nom')).toBeFocused()
    for (const name of ['Votre nom', 'Votre adresse e-mail', 'Votre projet']) {
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
      const described = await field(page, name).evaluate((element) =>
        (element.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent)
          .join(' '),
      )
      expect(described).toContain('Exemple')
    }
    await expect(page.getByRole('status')).toContainText('3 champs')
    await field(page, 'Votre nom').fill('Camille')
    await expect(field(page, 'Votre nom')).not.toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('status')).toContainText('2 champs')
  })

  test('keeps what is typed through a reload and a visit elsewhere', async ({ page }) => {
    await open(page, '/nous-contacter')
    await fill(page)
    await page.reload()
    await expect(field(page, 'Votre nom')).toHaveValue('Camille Martin')
    await page.click('#nav-projets')
    await expect(page).toHaveURL(/projets$/)
    await page.goBack()
    await expect(field(page, 'Votre projet')).toHaveValue('Notre site ne s’ouvre pas sur téléphone.')
  })

  test('keeps what is typed before the application is there', async ({ page }) => {
    await page.route('**/assets/application-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1200))
      await route.continue()
    })
    await page.goto('/nous-contacter')
    await field(page, 'Votre nom').fill('Camille')
    await page.waitForFunction(() => document.querySelector('form')?.noValidate)
    await expect(field(page, 'Votre nom')).toHaveValue('Camille')
  })

  test('has the kind of project chosen by the page one comes from', async ({ page }) => {
    await open(page, '/refonte-site-web')
    await page.click('#refonte-hero-contact')
    await expect(page).toHaveURL(/besoin=refonte/)
    await expect(page.locator('#contact-besoin')).toHaveValue('refonte')
  })

  test('ignores a kind of project that does not exist', async ({ page }) => {
    await open(page, '/nous-contacter?besoin=%3Cimg%20src=x%3E')
    await expect(page.locator('#contact-besoin')).toHaveValue('')
  })

  test('opens an e-mail already written', async ({ page }) => {
    await catchMail(page)
    await open(page, '/nous-contacter?besoin=refonte')
    await fill(page)
    const opened = page
      .waitForRequest((request) => request.url().startsWith('mailto:'), { timeout: 2000 })
      .catch(() => undefined)
    await page.click('#contact-envoyer')
    await opened
    await expect(page.getByRole('status')).toContainText('Votre logiciel d’e-mail')
    await expect(page.getByRole('status').getByRole('link')).toHaveAttribute('href', /^mailto:/)
    await expect(field(page, 'Votre nom')).toHaveValue('Camille Martin')
  })
})
