/** The site as it is without JavaScript: this project runs with scripts off. */
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'

const paths = [...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, url]) => new URL(url as string).pathname,
)

for (const path of [...paths, '/404.html'])
  test(`${path} shows all its text`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    const hidden = await page.locator('main').evaluate((main) => {
      const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      return (
        [...main.querySelectorAll('h1, h2, h3, p, li, td, dd')]
          .filter((element) => (element.textContent ?? '').trim() !== '' && !isShown(element))
          // An answer waits for its question; what only a script can do gives its place to a sentence that says so.
          .filter(
            (element) => !element.closest('details:not([open])') && !element.parentElement?.closest(':has(> noscript)'),
          )
          .map((element) => element.outerHTML.slice(0, 120))
      )
    })
    expect(hidden).toEqual([])
  })

test('the menu of a phone opens and leads somewhere', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('nav summary').click()
  await page.click('#nav-refonte')
  await expect(page).toHaveURL(/refonte-site-web$/)
})

test('the services of the bar unfold and lead somewhere', async ({ page }) => {
  await page.goto('/')
  await page.locator('nav summary').click()
  await page.click('#nav-hebergement')
  await expect(page).toHaveURL(/hebergement-web$/)
})

test('an answer opens', async ({ page }) => {
  await page.goto('/')
  await page.locator('#combien-ca-coute summary').click()
  await expect(page.locator('#combien-ca-coute p')).toBeVisible()
})

test('the filter of the projects leads to those of the service', async ({ page }) => {
  await page.goto('/projets')
  await page.click('#projets-filtre-hebergement')
  await expect(page).toHaveURL(/service=hebergement#hebergement$/)
  await expect(page.locator('#hebergement')).toBeInViewport()
})

test('a link to a place stops below the header', async ({ page }) => {
  await page.goto('/')
  await page.click('#accueil-engagements')
  await expect(page).toHaveURL(/#engagements$/)
  const top = await page.locator('#engagements').evaluate((element) => element.getBoundingClientRect().top)
  expect(top).toBeGreaterThanOrEqual(72)
  expect(top).toBeLessThan(160)
})

test('the contact form asks the browser to check and to write the e-mail', async ({ page }) => {
  await page.goto('/nous-contacter')
  const form = page.locator('form')
  expect(await form.getAttribute('action')).toMatch(/^mailto:/)
  expect(await form.evaluate((element: HTMLFormElement) => element.noValidate)).toBe(false)
  await page.getByLabel('Votre adresse e-mail').fill('camille')
  await page.getByRole('button', { name: 'Préparer' }).click()
  expect(await page.locator(':invalid').count()).toBeGreaterThan(0)
})

test('the live card says why it stays empty', async ({ page }) => {
  await page.goto('/')
  const reason = page.locator('noscript').first()
  expect(await reason.evaluate((element) => element.textContent)).toContain('elles demandent JavaScript')
  expect(await reason.evaluate((element) => element.checkVisibility())).toBe(true)
  await expect(page.getByText('Poids téléchargé')).toBeHidden()
})
