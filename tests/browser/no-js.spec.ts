/** The site as it is without JavaScript: this project runs with scripts off. */
import { expect, paths, test } from './test'

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

test('the text is in the font of the site', async ({ page }) => {
  await page.goto('/')
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready
    return [
      getComputedStyle(document.body).fontFamily,
      ...[...document.fonts].map(({ family, status }) => `${family} ${status}`),
    ]
  })
  expect(fonts[0]).toMatch(/^"Bricolage Grotesque",/)
  expect(fonts).toContain('Bricolage Grotesque loaded')
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
  await expect(page.locator('#contact-nom')).toBeFocused()
  expect(await form.evaluate((element: HTMLFormElement) => element.checkValidity())).toBe(false)
  await page.locator('#contact-nom').fill('Camille Martin')
  await page.locator('#contact-email').fill('camille@exemple.fr')
  await page.locator('#contact-besoin').selectOption({ index: 1 })
  await page.locator('#contact-message').fill('Un site pour notre atelier.')
  expect(await form.evaluate((element: HTMLFormElement) => element.checkValidity())).toBe(true)
  // What the browser writes in the e-mail: each field by its name, one a line.
  expect(await form.getAttribute('enctype')).toBe('text/plain')
  const written = await form.evaluate((element: HTMLFormElement) => Object.fromEntries(new FormData(element)))
  expect(written).toMatchObject({ nom: 'Camille Martin', email: 'camille@exemple.fr' })
  expect(written.message).toBe('Un site pour notre atelier.')
})

test('every answer of every page opens from its question', async ({ page }) => {
  test.slow()
  for (const path of paths) {
    await page.goto(path)
    for (const details of await page.locator('main details').all()) {
      await details.locator('summary').click()
      await expect(details.locator('summary ~ *').first(), path).toBeVisible()
    }
  }
})

test('the signs of a site to remake are counted, and light their verdict', async ({ page }) => {
  await page.goto('/refonte-site-web')
  const colour = (signs: string) =>
    page.locator(`[data-signs=${signs}]`).evaluate((element) => {
      // The colour it comes to, not one on the way.
      for (const animation of element.getAnimations()) animation.finish()
      return getComputedStyle(element).backgroundColor
    })
  const unlit = await colour('aucun')
  const boxes = page.getByRole('checkbox')
  await boxes.nth(0).check()
  expect([(await colour('peu')) === unlit, (await colour('beaucoup')) === unlit]).toEqual([false, true])
  await boxes.nth(1).check()
  await boxes.nth(2).check()
  expect([(await colour('peu')) === unlit, (await colour('beaucoup')) === unlit]).toEqual([true, false])
})

test('the refusal of measurement says that nothing is measured without a script', async ({ page, measurement }) => {
  await page.goto('/legal/politique-confidentialite-cookies')
  const reason = page.locator('main noscript')
  expect(await reason.evaluate((element) => element.checkVisibility())).toBe(true)
  await expect(page.locator('#refus-mesure')).toBeHidden()
  expect(measurement.requests).toEqual([])
})

test('the live card says why it stays empty', async ({ page }) => {
  await page.goto('/')
  const reason = page.locator('noscript').first()
  expect(await reason.evaluate((element) => element.textContent)).toContain('elles demandent JavaScript')
  expect(await reason.evaluate((element) => element.checkVisibility())).toBe(true)
  await expect(page.getByText('Poids téléchargé')).toBeHidden()
})
