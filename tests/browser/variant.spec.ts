/**
 * A site on the owner's path (tests/owner-path): under a base path, closed to search engines, with a contact endpoint, which is here a real
 * server that accepts, refuses, hangs or dies.
 */
import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { arrived } from '@/pages/nous-contacter/contract'
import { environment } from '@/site/environment'
import { pages } from '@/site/pages'
import { serviceIds } from '@/site/services'
import { listFiles } from '../../scripts/build/files'
import { listen, stop } from '../../scripts/ports'
import { readText } from '../../scripts/text'
import { expect, goTo, hydrated, open, test } from './test'

const endpoint = new URL(String(environment.contactEndpoint))
const { basePath, siteOrigin } = environment
/** Matches an absolute path outside the base; one of the site. */
const outside = new RegExp(`(?:href|src|srcset|data-[a-z]+)="(/(?!${basePath.slice(1)})[^"]*)"`, 'g')
const canonical = new RegExp(`<link rel="canonical" href="${siteOrigin}${basePath}(?:[^"]*[^/"])?">`)

test.describe.configure({ mode: 'serial' })

test.describe('under a base path', () => {
  test('every page, file and link stays under it, and asks not to be found', async () => {
    for (const file of listFiles('dist').filter((name) => /(?<!\/index)\.html$/.test(name))) {
      const html = readText(`dist/${file}`)
      expect(
        [...html.matchAll(outside)].map(([, url]) => url),
        file,
      ).toEqual([])
      expect(html.replaceAll(siteOrigin + basePath, '').includes(siteOrigin), file).toBe(false)
      expect(html).toContain('<meta name="robots" content="noindex">')
      if (file !== '404.html' && !file.startsWith('demonstration/')) expect(html).toMatch(canonical)
    }
  })

  test('pages hydrate, navigation works, unknown paths are not found', async ({ page, baseURL }) => {
    await open(page, '.')
    await page.click('#nav-projets')
    await expect(page).toHaveURL(`${baseURL}${pages.projets.path.slice(1)}`)
    // The path changes first, then the page: the one before has links to projects too.
    await expect(page).toHaveTitle(pages.projets.title)
    const projet = page.locator(`main a[href^="${basePath}projet/"]`).first()
    const name = String(await projet.getAttribute('id')).replace('projets-', '')
    await projet.click()
    await expect(page).toHaveURL(`${baseURL}projet/${name}`)
    await expect(page).not.toHaveTitle(pages.projets.title)
    const heading = String(await page.locator('h1').textContent())
    await page.reload()
    await hydrated(page)
    await expect(page.locator('h1')).toHaveText(heading)
    const response = await open(page, 'inconnu')
    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle(pages.introuvable.title)
  })

  test('a link to another part of the host is the browser’s business', async ({ page }) => {
    await open(page, '.')
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), {
        id: 'ailleurs',
        href: '/boutique',
        textContent: 'Boutique',
      })
      document.querySelector('h1')?.append(link)
    })
    await page.hover('#ailleurs')
    await page.waitForTimeout(300)
    await expect(page).toHaveTitle(pages.accueil.title)
  })

  test('the root without its slash leads to the site', async ({ page, request, baseURL }) => {
    const root = String(baseURL).slice(0, -1)
    const response = await request.get(root, { maxRedirects: 0 })
    expect(response.headers().location).toBe(basePath)
    await open(page, root)
    await expect(page).toHaveTitle(pages.accueil.title)
  })
})

test.describe('the contact form, with an endpoint', () => {
  let server: Server
  let received: string[]
  let status: 200 | 303 | 404 | 422 | 429 | 500 | 'hang' | 'die'
  let headers: Record<string, string>
  /** Releases the pending answer of the server. */
  let answer: () => void
  let answering: Promise<void>

  test.beforeEach(async () => {
    received = []
    status = 200
    headers = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' }
    answering = Promise.resolve()
    server = createServer(async (request, response) => {
      received.push(await text(request))
      await answering
      if (status === 'hang') return
      if (status === 'die') response.destroy()
      else response.writeHead(status, headers).end()
    })
    await listen(server, Number(endpoint.port))
  })

  test.afterEach(() => stop(server))

  const fill = async (page: Page) => {
    await page.locator('#contact-nom').fill('Camille Martin')
    await page.locator('#contact-email').fill('camille@exemple.fr')
    await page.locator('#contact-message').fill('Notre site ne s’ouvre pas.')
  }
  const openFilled = async (page: Page) => {
    await open(page, `${pages.contact.path.slice(1)}?besoin=${serviceIds[0]}`)
    await fill(page)
  }
  const expectState = (page: Page, state: string) =>
    expect(
      page
        .locator(`[data-status=${state}]`)
        .getByRole(/sent|changed|pending/.test(state) ? 'status' : 'alert')
        .first(),
    ).toHaveText(/\S/)
  const send = (page: Page) => page.click('#contact-envoyer')
  /** A machine without a network is « offline », and its own server answers. */
  const connected = (page: Page) =>
    page.addInitScript(() => void Object.defineProperty(navigator, 'onLine', { value: true }))

  test('is sent in place, once, and emptied', async ({ page }) => {
    await openFilled(page)
    // Twice before anything is rendered: a double click is slower.
    await page.evaluate(() => {
      const form = document.querySelector('form')
      form?.requestSubmit()
      form?.requestSubmit()
    })
    await expectState(page, 'sent')
    expect(received).toHaveLength(1)
    const sent = [...new URLSearchParams(received[0]).values()]
    expect(sent).toEqual(
      expect.arrayContaining(['Camille Martin', 'camille@exemple.fr', serviceIds[0], 'Notre site ne s’ouvre pas.']),
    )
    await expect(page.locator('#contact-nom')).toHaveValue('')
    // Pressed again, the button sends and says nothing more; what is typed next is another message.
    await send(page)
    await expectState(page, 'sent')
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
    expect(received).toHaveLength(1)
    await page.locator(message).pressSequentially('Encore')
    await expect(page.locator('[data-status=sent]')).toHaveCount(0)
    await page.locator(message).fill('')
    await page.reload()
    await hydrated(page)
    await expect(page.locator('#contact-message')).toHaveValue('')
  })

  /** The server answers when `answer` is called. */
  const takeTime = () => {
    answering = new Promise((resolve) => {
      answer = resolve
    })
  }
  const message = '#contact-message'
  const messageOf = (body = '') => new URLSearchParams(body).get('message')

  test('keeps what is changed while it is being sent, says that it has not left, and sends it when asked', async ({
    page,
  }) => {
    takeTime()
    await openFilled(page)
    await send(page)
    await expect.poll(() => received.length).toBe(1)
    await page.locator(message).pressSequentially(' Et le téléphone')
    answer()
    await expectState(page, 'changed')
    // The answer takes neither the focus nor a key from who is writing.
    await page.keyboard.type(' non plus.')
    const changed = await page.locator(message).inputValue()
    expect(changed).toContain('Et le téléphone non plus.')
    expect(messageOf(received[0])).not.toContain('Et le téléphone non plus.')
    await page.reload()
    await hydrated(page)
    await expect(page.locator(message)).toHaveValue(changed)
    await send(page)
    await expectState(page, 'sent')
    expect(messageOf(received[1])).toContain('Et le téléphone non plus.')
    await expect(page.locator(message)).toHaveValue('')
  })

  for (const [when, isBackFirst] of [
    ['after the answer', false],
    ['before the answer', true],
  ] as const)
    test(`says to who left while it was being sent, and comes back ${when}, that it has been`, async ({ page }) => {
      takeTime()
      await openFilled(page)
      await send(page)
      await expect.poll(() => received.length).toBe(1)
      await goTo(page, 'projets')
      if (!isBackFirst) {
        const answered = page.waitForResponse(endpoint.href)
        answer()
        await answered
      }
      await page.goBack()
      await expect(page).toHaveTitle(pages.contact.title)
      if (isBackFirst) {
        await expectState(page, 'pending')
        answer()
      }
      await expectState(page, 'sent')
      await expect(page.locator(message)).toHaveValue('')
      await expect(page.locator('form [data-status]')).toBeInViewport()
      // Shown once: a later return shows an empty form.
      await goTo(page, 'projets')
      await page.goBack()
      await expect(page.locator(message)).toHaveValue('')
      await expect(page.locator('[data-status=sent]')).toHaveCount(0)
    })

  test('whose document ends while it is being sent may have arrived, and says so with its text, until one goes on', async ({
    page,
  }) => {
    takeTime()
    await connected(page)
    await openFilled(page)
    await send(page)
    await expect.poll(() => received.length).toBe(1)
    for (const leave of [() => page.reload(), () => page.goto('./').then(() => page.goBack())]) {
      await leave()
      await hydrated(page)
      await expectState(page, 'unknown')
      await expect(page.locator(message)).toHaveValue('Notre site ne s’ouvre pas.')
    }
    await page.locator(message).pressSequentially(' Encore.')
    await page.reload()
    await hydrated(page)
    await expect(page.locator('[data-status=unknown]')).toHaveCount(0)
    answer()
    await send(page)
    await expectState(page, 'sent')
    await page.reload()
    await hydrated(page)
    await expect(page.locator('[data-status=unknown]')).toHaveCount(0)
    await expect(page.locator(message)).toHaveValue('')
  })

  test('offers a message too long for an e-mail to be copied when it cannot be sent', async ({ page, noise }) => {
    status = 500
    await openFilled(page)
    await page.locator(message).fill('Une phrase de plus. '.repeat(200))
    await send(page)
    await expectState(page, 'failed')
    await expect(page.locator('#contact-secours')).toHaveCount(0)
    await expect(page.locator('#contact-copier')).toBeVisible()
    expect(noise.take().filter((message) => !message.includes('Failed to load resource'))).toEqual([])
  })

  for (const [answer, state] of [
    [422, 'refused'],
    [404, 'failed'],
    [429, 'failed'],
    [500, 'failed'],
    ['die', 'unknown'],
    ['hang', 'unknown'],
  ] as const)
    test(`when the server answers « ${answer} », says so, loses nothing, and offers to try again or to write`, async ({
      page,
      noise,
    }) => {
      status = answer
      // A fifteenth of the patience: the browser's own timeouts do not follow a clock of the page's.
      await connected(page)
      await page.addInitScript(() => {
        const timeout = AbortSignal.timeout.bind(AbortSignal)
        AbortSignal.timeout = (time) => timeout(time / 15)
      })
      await openFilled(page)
      await send(page)
      if (answer === 'hang') await expectState(page, 'pending')
      await expectState(page, state)
      await expect(page.locator('#contact-message')).toHaveValue('Notre site ne s’ouvre pas.')
      await page.locator('#contact-message').pressSequentially(' Encore.')
      const mail = new URL(String(await page.locator('#contact-secours').getAttribute('href')))
      expect(mail.searchParams.get('body')).toContain('Notre site ne s’ouvre pas. Encore.')
      status = 200
      await page.click('#contact-reessayer')
      await expectState(page, 'sent')
      expect(noise.take().filter((message) => !message.includes('Failed to load resource'))).toEqual([])
    })

  test('has not left where there was no connection, and may have arrived where it was lost since', async ({
    page,
    context,
    noise,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'onLine', { get: () => !('isCut' in window), configurable: true })
    })
    const cut = async () => {
      await page.evaluate(() => Object.assign(window, { isCut: true }))
      await context.setOffline(true)
    }
    await openFilled(page)
    await cut()
    await send(page)
    await expectState(page, 'failed')
    expect(received).toEqual([])

    await context.setOffline(false)
    await page.reload()
    await hydrated(page)
    takeTime()
    status = 'die'
    await send(page)
    await expect.poll(() => received.length).toBe(1)
    await cut()
    answer()
    await expectState(page, 'unknown')
    await expect(page.locator(message)).toHaveValue('Notre site ne s’ouvre pas.')
    noise.take()
  })

  test('is not sent with a mistake', async ({ page }) => {
    await openFilled(page)
    await page.locator('#contact-email').fill('camille')
    await send(page)
    await expect(page.locator('#contact-email')).toBeFocused()
    await expect(page.locator('#contact-corriger-email')).toBeVisible()
    expect(received).toEqual([])
  })

  test('sent by the browser before the application is there, is gone from the form, whose answers then tell of the next', async ({
    page,
    noise,
  }) => {
    await openFilled(page)
    status = 303
    headers.Location = `${page.url().split('?')[0]}#${arrived}`
    await page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.submit())
    await expect(page.locator(`#${arrived}`)).toBeVisible()
    await hydrated(page)
    await expect(page.locator(message)).toHaveValue('')
    await fill(page)
    status = 500
    await send(page)
    await expectState(page, 'failed')
    await expect(page.locator(`#${arrived}`)).toBeHidden()
    noise.take()
  })

  test('is a plain form that posts there without JavaScript', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
    await page.goto(pages.contact.path.slice(1))
    await fill(page)
    await send(page)
    await expect(page).toHaveURL(endpoint.href)
    expect(new URLSearchParams(received[0]).get('nom')).toBe('Camille Martin')
    await page.close()
  })
})
