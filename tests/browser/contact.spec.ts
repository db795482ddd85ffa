import type { Page } from '@playwright/test'
import { champs, envoi, parEmail } from '@/content/contact'
import type { Field } from '@/pages/nous-contacter/contract'
import { environment } from '@/site/environment'
import { pages } from '@/site/pages'
import { serviceIds } from '@/site/services'
import { application, blockStorage, delay, expect, goTo, hold, hydrated, open, test } from './test'

const form = pages.contact.path
const [service, another] = serviceIds
const field = (page: Page, name: Field) => page.locator(`#contact-${name}`)
/** The status above the form (mistakes), and the one below (outcome). */
const count = (page: Page) => page.getByRole('main').getByRole('alert')
const state = (page: Page) => page.locator('form [data-status]')

/** Matches a text with any white space. */
const saying = (text: string) =>
  new RegExp(
    text
      .split(/\s+/)
      .map((word) => word.replaceAll(/[.*+?()[\]{}|^$\\]/g, '\\$&'))
      .join('\\s+'),
  )

async function fill(page: Page) {
  await field(page, 'nom').fill('Camille Martin')
  await field(page, 'email').fill('camille@exemple.fr')
  await field(page, 'message').fill('Notre site ne s’ouvre pas sur téléphone.')
}

test.describe('the contact form, without an endpoint', () => {
  test.skip(Boolean(environment.contactEndpoint), 'Ce site envoie le formulaire à une adresse : browser/variant.')
  test('is told, beside each field and once above the first, what is missing, with a way to each', async ({ page }) => {
    await open(page, form)
    await field(page, 'email').fill('camille')
    await page.click('#contact-envoyer')
    await expect(field(page, 'nom')).toBeFocused()
    for (const name of ['nom', 'email', 'message'] as const) {
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
      await expect(field(page, name)).toHaveAccessibleDescription(saying(champs[name].erreur))
    }
    await expect(count(page)).toHaveText(`3 ${envoi.erreurs.plusieurs} ${parEmail.avant}`)
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

  test('shows a wrong field by more than its colour, without moving it, then or once it is right', async ({ page }) => {
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

    // With the first letters its mistake goes away, and lines above it.
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      for (const [name, text] of Object.entries({ message: 'Un site.', email: 'a@exemple.fr', nom: 'Camille' })) {
        await field(page, name as Field).fill('')
        await page.click('#contact-envoyer')
        await field(page, name as Field).focus()
        const top = () => field(page, name as Field).evaluate((element) => element.getBoundingClientRect().top)
        const before = await top()
        await page.keyboard.insertText(text)
        await expect(field(page, name as Field)).not.toHaveAttribute('aria-invalid', 'true')
        expect(Math.abs((await top()) - before), `${name}, ${width} px`).toBeLessThan(2)
      }
    }
  })

  for (const [width, height] of [
    [320, 568],
    [390, 664],
    [768, 1024],
    [1280, 720],
    [1440, 900],
  ] as const)
    test(`at ${width} × ${height}, shows the first mistake whole, under the number of them, clear of the bar`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      for (const send of [() => page.click('#contact-envoyer'), () => page.press('#contact-entreprise', 'Enter')]) {
        await open(page, form)
        await send()
        await expect(field(page, 'nom')).toBeFocused()
        const [bar, summary, error] = await page.evaluate(() =>
          ['header', 'main [role=alert]', '#contact-nom-error'].map((selector) => {
            const { top, bottom } = (document.querySelector(selector) as Element).getBoundingClientRect()
            return { top, bottom }
          }),
        )
        expect(summary?.top).toBeGreaterThanOrEqual(bar?.bottom as number)
        expect(error?.bottom).toBeLessThanOrEqual(height)
      }
    })

  test('has the kind of project chosen by the page one comes from', async ({ page }) => {
    await open(page, pages[service].path)
    await page.click(`#${service}-hero-contact`)
    await expect(page).toHaveURL(new RegExp(`besoin=${service}`))
    await expect(field(page, 'besoin')).toHaveValue(service)
    await open(page, `${form}?besoin=${another}`)
    await expect(field(page, 'besoin'), 'opened as a document').toHaveValue(another)
  })

  test('opens an e-mail already written, its lines as mail wants them, and says so', async ({ page }) => {
    await open(page, `${form}?besoin=${service}`)
    await expect(page.locator('#contact-envoyer')).toHaveText(parEmail.action)
    await fill(page)
    await field(page, 'message').fill('Première ligne.\n\nDernière ligne.')
    const opened: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith('mailto:')) opened.push(request.url())
    })
    await page.click('#contact-envoyer')
    await expect(state(page)).toContainText(envoi.pret.titre)
    // A double click counts as one more press.
    await page.dblclick('#contact-envoyer')
    await expect.poll(() => opened).toHaveLength(2)
    const url = String(opened[0])
    expect(url).toContain('ligne.%0D%0A%0D%0ADerni')
    expect(url).not.toMatch(/(?<!%0D)%0A/)
    expect(new URL(url).searchParams.get('body')).toContain('Camille Martin')
    await expect(state(page)).toContainText(envoi.pret.titre)
    await expect(state(page).getByRole('link')).toHaveAttribute('href', /^mailto:/)
    await expect(field(page, 'nom')).toHaveValue('Camille Martin')
  })

  for (const [width, height] of [
    [320, 568],
    [1440, 900],
  ] as const)
    test(`at ${width} × ${height}, has its answer in view and in focus, with the message to copy for who has no e-mail program`, async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.setViewportSize({ width, height })
      await open(page, form)
      await fill(page)
      await page.click('#contact-envoyer')
      await expect(state(page)).toBeFocused()
      // Visible enough to be pressed: on the smallest phone longer words may push its bottom out of view.
      await expect(page.locator('#contact-copier')).toBeInViewport({ ratio: 0.5 })
      await expect(state(page).getByText(envoi.pret.titre)).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(page.locator('#contact-copier')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(state(page)).toContainText(envoi.copie)
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      for (const typed of ['Camille Martin', 'camille@exemple.fr', 'Notre site ne s’ouvre pas sur téléphone.'])
        expect(copied).toContain(typed)
      // « Copied » was true of the former text.
      await page.locator('#contact-message').pressSequentially(' Encore.')
      await expect(state(page)).not.toContainText(envoi.copie)
      // A second press focuses the outcome again.
      await page.click('#contact-envoyer')
      await expect(state(page)).toBeFocused()
    })

  test('offers a message too long for a `mailto:` URL to be copied, whole, prints all of it, and opens nothing', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const opened: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith('mailto:')) opened.push(request.url())
    })
    await open(page, form)
    await fill(page)
    const long = Array.from({ length: 300 }, (_, index) => `Ligne ${index} : été.`).join('\n')
    await field(page, 'message').fill(long)
    await page.click('#contact-envoyer')
    await expect(state(page)).toContainText(envoi.tropLong.titre)
    await page.click('#contact-copier')
    await expect(state(page)).toContainText(envoi.copie)
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied.replaceAll('\r', '')).toContain(long)
    expect(opened).toEqual([])
    // Made higher by its visitor, too.
    await field(page, 'message').evaluate(({ parentElement }) => parentElement?.style.setProperty('height', '300px'))
    await page.emulateMedia({ media: 'print' })
    const cut = await page
      .locator('form, form *')
      .evaluateAll((all) =>
        all.flatMap(({ localName, scrollHeight, clientHeight }) =>
          clientHeight > 0 && scrollHeight > clientHeight + 1 ? [`${localName} : ${scrollHeight} px`] : [],
        ),
      )
    expect(cut).toEqual([])
  })

  test('shows the message selected where the browser does not let the page copy', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await page.setViewportSize({ width: 390, height: 664 })
    await open(page, form)
    await fill(page)
    await page.click('#contact-envoyer')
    await page.click('#contact-copier')
    const shown = state(page).getByRole('textbox')
    await expect(shown).toBeFocused()
    await expect(shown).toBeInViewport({ ratio: 1 })
    const selected = await page.evaluate(() => String(window.getSelection()))
    expect(selected).toContain('Notre site ne s’ouvre pas sur téléphone.')
    expect(selected).toContain('camille@exemple.fr')
  })
})

/** Like a translation, a password manager and an extension: React then renders the form anew. */
function change() {
  for (const element of document.querySelectorAll('label, option, main p, h1, h2')) {
    const translated = document.createElement('font')
    translated.textContent = `${element.textContent} (03 20 00 00 00)`.toUpperCase()
    element.replaceChildren(translated)
  }
  for (const control of document.querySelectorAll('input, textarea'))
    control.after(document.createElement('extension-button'))
}

test.describe('what is typed in the form', () => {
  for (const isChanged of [false, true])
    test(`before the application is there, in a page ${isChanged ? 'that the browser has changed' : 'as it came'}, is kept to the last character, with focus, caret and place in the window`, async ({
      page,
      noise,
    }) => {
      const release = await hold(page, application)
      await page.goto(form, { waitUntil: 'commit' })
      await field(page, 'nom').fill('Camille Martin')
      await field(page, 'email').fill('camille@exemple.fr')
      await field(page, 'besoin').selectOption(service)
      if (isChanged) await page.evaluate(change)
      await field(page, 'message').pressSequentially('Début fin.')
      // At the foot of the window, the browser would scroll at each new line.
      await field(page, 'message').evaluate((element) => element.scrollIntoView({ block: 'center' }))
      for (let moved = 0; moved < 'fin.'.length; moved++) await page.keyboard.press('ArrowLeft')
      // Waits for the font, which may shift the form once.
      await page.evaluate(() => document.fonts.ready)
      const top = () => field(page, 'message').evaluate((element) => element.getBoundingClientRect().top)
      const before = await top()
      // Typed while the application loads: partly before the form is replaced, partly after.
      const typed = 'tapé pendant que l’application arrive, sans s’arrêter, '.repeat(3)
      const typing = page.keyboard.type(typed, { delay: 10 })
      release()
      await typing
      await hydrated(page)
      await expect(field(page, 'message')).toHaveValue(`Début ${typed}fin.`)
      await expect(field(page, 'message')).toBeFocused()
      await expect(field(page, 'nom')).toHaveValue('Camille Martin')
      await expect(field(page, 'email')).toHaveValue('camille@exemple.fr')
      await expect(field(page, 'besoin')).toHaveValue(service)
      expect(Math.abs((await top()) - before), 'px up or down').toBeLessThan(2)
      await page.keyboard.type('jusqu’à la ')
      await expect(field(page, 'message')).toHaveValue(`Début ${typed}jusqu’à la fin.`)
      // React reports the hydration mismatch (error 418), and nothing else.
      const messages = noise.take()
      expect(messages.every((message) => isChanged && message.includes('#418'))).toBe(true)
    })

  test('before the application is there, and not since, is there on the way back from the link inside the form', async ({
    page,
  }) => {
    const release = await hold(page, application)
    await page.goto(form, { waitUntil: 'commit' })
    await fill(page)
    release()
    await hydrated(page)
    await page.click('#contact-confidentialite')
    await expect(page).toHaveTitle(pages.confidentialite.title)
    await page.goBack()
    await expect(field(page, 'nom')).toHaveValue('Camille Martin')
    await expect(field(page, 'message')).toHaveValue('Notre site ne s’ouvre pas sur téléphone.')
  })

  test('is there on the way back, by a link as well, where storage is blocked', async ({ page }) => {
    await blockStorage(page)
    await open(page, form)
    await fill(page)
    await goTo(page, 'projets')
    await page.goBack()
    await expect(field(page, 'nom')).toHaveValue('Camille Martin')
    await goTo(page, 'projets')
    await page.click('#nav-contact')
    await expect(field(page, 'message')).toHaveValue('Notre site ne s’ouvre pas sur téléphone.')
  })

  test('and the kind of project chosen since are there on the way back and after a reload, space at the end included; what is typed again before the application is there is kept', async ({
    page,
  }) => {
    await open(page, `${form}?besoin=${service}`)
    await fill(page)
    await field(page, 'besoin').selectOption(another)
    await field(page, 'message').fill('  Une phrase\n\nsans fin ')
    await goTo(page, 'projets')
    await page.goBack()
    await expect(field(page, 'nom')).toHaveValue('Camille Martin')
    await expect(field(page, 'besoin')).toHaveValue(another)
    await delay(page, 1200)
    await page.reload()
    await field(page, 'nom').fill('Dominique')
    await hydrated(page)
    await expect(field(page, 'nom')).toHaveValue('Dominique')
    await expect(field(page, 'besoin')).toHaveValue(another)
    await expect(field(page, 'message')).toHaveValue('  Une phrase\n\nsans fin ')
  })
})

test('a long word pasted without a space is laid out at most ten times slower than a text', async ({ page }) => {
  await open(page, form)
  const durations = await field(page, 'message').evaluate((element: HTMLTextAreaElement) =>
    ['mot de ', 'motsans'].map((words) => {
      element.value = words.repeat(4000)
      const started = performance.now()
      element.scrollTop = element.scrollHeight
      return performance.now() - started
    }),
  )
  const [text = 0, word = 0] = durations
  // Durations under 20 ms are noise; with kerning such a word took seconds (ContactForm.module.css).
  expect(word).toBeLessThan(10 * Math.max(text, 20))
})
