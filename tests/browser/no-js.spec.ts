/** The site with JavaScript disabled. */
import { refus } from '@/content/confidentialite'
import { arrived } from '@/pages/nous-contacter/contract'
import { environment } from '@/site/environment'
import { pages } from '@/site/pages'
import { serviceIds } from '@/site/services'
import { fileOf } from '../../scripts/build/files'
import { readText } from '../../scripts/text'
import { doorOf, streetOf } from './street'
import { expect, goTo, paths, test } from './test'

test.use({ javaScriptEnabled: false })

test('every page shows all its text, its answers once opened, why something is missing, and its street as it is drawn', {
  tag: '@owner',
}, async ({ page }) => {
  test.slow()
  for (const path of [...paths, '/404.html']) {
    await page.goto(path)
    // Details of one name close each other; on large screens they are open.
    await page.locator('main details').evaluateAll((folds) => {
      for (const fold of folds) fold.removeAttribute('name')
    })
    // Where a list is unfolded, its summaries are hidden: what they show is no control.
    for (const summary of await page.locator('main summary:visible').all())
      if (await summary.evaluate((element) => getComputedStyle(element).visibility === 'visible')) await summary.click()
    const hidden = () =>
      page.locator('main').evaluate((main, shownOnArrival) => {
        const isShown = (element: Element) =>
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        const reasons = [...main.querySelectorAll('noscript')].filter(({ textContent }) => textContent?.trim())
        return (
          [...reasons, ...main.querySelectorAll('h1, h2, h3, p, li, td, dd')]
            .filter((element) => (element.textContent ?? '').trim() !== '' && !isShown(element))
            // A control that needs a script gives its place to a sentence that says so.
            .filter(
              (element) => !element.parentElement?.closest(':has(> noscript)') || element.localName === 'noscript',
            )
            .filter(({ id }) => id !== shownOnArrival)
            // An unfolded list has headings in place of what folds it; a telephone's screen is tried where it stands alone.
            .filter((element) => !element.closest('summary, [data-format="mobile"]'))
            .map((element) => element.outerHTML.slice(0, 120))
        )
      }, arrived)
    // An answer that unfolds counts as hidden until the frame after its opening.
    await expect.poll(hidden, path).toEqual([])
    const street = streetOf(page)
    await doorOf(page).scrollIntoViewIfNeeded()
    await expect(doorOf(page), path).toBeVisible()
    await expect
      .poll(() =>
        street.locator('img').evaluateAll((images) => images.every((image) => (image as HTMLImageElement).complete)),
      )
      .toBe(true)
    await expect(page.getByText(/^Il est \d/)).toHaveCount(0)
    await expect(page.locator('#introuvable-brique')).toBeHidden()
  }
})

test('an address that names an answer shows it', { tag: '@owner' }, async ({ page }) => {
  for (const path of paths)
    for (const [, id] of readText(`dist/${fileOf(path)}`).matchAll(/<details id="([^"]+)"/g)) {
      await page.goto(`${path}#${id}`)
      await expect.soft(page.locator(`#${id} > :not(summary)`).first(), `${path}#${id}`).toBeVisible()
    }
})

test('what only a script can do is not there: the refusal of measurement', async ({ page, measurement }) => {
  await page.goto('/')
  await page.goto(pages.confidentialite.path)
  await expect(page.locator('main noscript p')).toHaveText(refus.noScript)
  await expect(page.locator('#refus-mesure')).toBeHidden()
  expect(measurement.requests).toEqual([])
})

test('the menu and its services open and lead somewhere, on a phone and on the desk', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    if (width === 390) await page.click('#nav-menu')
    await page.locator('nav summary').click()
    await goTo(page, serviceIds[1])
  }
})

test('the filter of the projects leads to those of the service', { tag: '@owner' }, async ({ page }) => {
  await page.goto(pages.projets.path)
  const filter = page.locator('[id^=projets-filtre-]').last()
  const service = String(await filter.getAttribute('id')).replace('projets-filtre-', '')
  await filter.click()
  await expect(page).toHaveURL(new RegExp(`service=${service}#${service}$`))
  await expect(page.locator(`#${service}`)).toBeInViewport()
})

test('the contact form asks the browser to check and to write the e-mail', async ({ page }) => {
  await page.goto(pages.contact.path)
  const form = page.locator('form')
  test.skip(environment.contactEndpoint !== undefined, 'le formulaire s’envoie')
  expect(await form.getAttribute('action')).toMatch(/^mailto:/)
  expect(await form.evaluate((element: HTMLFormElement) => element.noValidate)).toBe(false)
  await page.locator('#contact-email').fill('camille')
  await page.click('#contact-envoyer')
  await expect(page.locator('#contact-nom')).toBeFocused()
  expect(await form.evaluate((element: HTMLFormElement) => element.checkValidity())).toBe(false)
  await page.locator('#contact-nom').fill('Camille Martin')
  await page.locator('#contact-email').fill('camille@exemple.fr')
  await page.locator('#contact-besoin').selectOption({ index: 1 })
  await page.locator('#contact-message').fill('Un site pour notre atelier.')
  expect(await form.evaluate((element: HTMLFormElement) => element.checkValidity())).toBe(true)
  // Encoding of the e-mail's body: each field by its name, one a line.
  expect(await form.getAttribute('enctype')).toBe('text/plain')
  const written = await form.evaluate((element: HTMLFormElement) => Object.fromEntries(new FormData(element)))
  expect(written).toMatchObject({ nom: 'Camille Martin', email: 'camille@exemple.fr' })
  expect(written.message).toBe('Un site pour notre atelier.')
})

const withSigns = paths.find((path) => readText(`dist/${fileOf(path)}`).includes('data-signs='))

test('the signs of a site to remake are counted, and light their verdict', { tag: '@owner' }, async ({ page }) => {
  test.skip(withSigns === undefined, 'aucune page ne compte de signes')
  await page.goto(String(withSigns))
  const colour = (signs: string) =>
    page.locator(`[data-signs=${signs}]`).evaluate((element) => {
      // After the transition.
      for (const animation of element.getAnimations()) animation.finish()
      return getComputedStyle(element).backgroundColor
    })
  const unlit = await colour('peu')
  const lit = () => Promise.all(['aucun', 'peu', 'beaucoup'].map(async (signs) => (await colour(signs)) !== unlit))
  expect(await lit()).toEqual([true, false, false])
  const boxes = page.getByRole('checkbox')
  await boxes.nth(0).check()
  expect(await lit()).toEqual([false, true, false])
  await boxes.nth(1).check()
  await boxes.nth(2).check()
  expect(await lit()).toEqual([false, false, true])
})
