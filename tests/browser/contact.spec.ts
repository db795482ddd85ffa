import type { Page } from '@playwright/test'
import { delay, expect, open, test } from './test'

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
  })

  test('is told once, above the first field, how many there are, with a way to each', async ({ page }) => {
    await open(page, '/nous-contacter')
    await field(page, 'Votre adresse e-mail').fill('camille')
    await page.click('#contact-envoyer')
    const count = page.getByRole('status').filter({ hasText: 'champ' })
    await expect(count).toHaveText('3 champs sont à corriger avant de préparer l’e-mail.')
    await expect(count).toHaveCount(1)
    const [countBox, firstBox] = [await count.boundingBox(), await field(page, 'Votre nom').boundingBox()]
    expect(countBox?.y).toBeLessThan(firstBox?.y ?? 0)
    await expect(count).toBeInViewport()
    await page.getByRole('link', { name: 'Votre projet', exact: true }).click()
    await expect(field(page, 'Votre projet')).toBeFocused()
    await expect(field(page, 'Votre projet')).toBeInViewport()
    expect(new URL(page.url()).hash).toBe('')
    await field(page, 'Votre nom').fill('Camille')
    await expect(field(page, 'Votre nom')).not.toHaveAttribute('aria-invalid', 'true')
    await expect(count).toContainText('2 champs')
    await expect(page.getByRole('link', { name: 'Votre nom', exact: true })).toHaveCount(0)
    await field(page, 'Votre adresse e-mail').fill('camille@exemple.fr')
    await expect(count).toContainText('Un champ est à corriger')
    await field(page, 'Votre projet').fill('Un site.')
    await expect(count).toHaveCount(0)
  })

  test('shows a wrong field by more than its colour, without moving it', async ({ page }) => {
    await open(page, '/nous-contacter')
    const size = async () => {
      const box = await field(page, 'Votre projet').boundingBox()
      return [box?.width, box?.height]
    }
    const before = await size()
    await page.click('#contact-envoyer')
    await expect(field(page, 'Votre projet')).toHaveCSS('border-top-width', '2px')
    expect(await size()).toEqual(before)
    const mark = await field(page, 'Votre projet').evaluate(
      (element) => getComputedStyle(element.parentElement as Element, '::after').content,
    )
    expect(mark).toContain('!')
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
    await delay(page, 1200)
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
    const opening = page.getByRole('status').filter({ hasText: 'Votre logiciel d’e-mail' })
    await expect(opening).toBeVisible()
    await expect(opening.getByRole('link')).toHaveAttribute('href', /^mailto:/)
    await expect(field(page, 'Votre nom')).toHaveValue('Camille Martin')
  })
})
