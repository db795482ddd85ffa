/**
 * The site built another way (`npm run build:variante`): under a base path, closed to search engines, with a contact endpoint, which is here
 * a real server that accepts, refuses, hangs or dies.
 */
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { listFiles } from '../../scripts/build/files'
import { expect, hydrated, test } from './test'

const dist = '.cache/variante'
const pages = listFiles(dist).filter((file) => file.endsWith('.html') && !file.endsWith('/index.html'))

test.describe.configure({ mode: 'serial' })

test.describe('under a base path', () => {
  test('every page, file and link stays under it', async () => {
    for (const file of pages) {
      const html = readFileSync(`${dist}/${file}`, 'utf8')
      const outside = [...html.matchAll(/(?:href|src|srcset|data-[a-z]+)="(\/(?!agence\/|agence")[^"]*)"/g)].map(
        ([, url]) => url,
      )
      expect(outside, file).toEqual([])
      expect(html).toContain('<meta name="robots" content="noindex">')
      if (file !== '404.html')
        expect(html).toMatch(
          /<link rel="canonical" href="https:\/\/www\.violine\.example\/agence(?:\/[^"]*[^/"])?\/?">/,
        )
    }
  })

  test('pages hydrate, navigation works, unknown paths are not found', async ({ page }) => {
    await page.goto('.')
    await hydrated(page)
    await page.click('#nav-projets')
    await expect(page).toHaveURL(/\/agence\/projets$/)
    await page.click('#projets-ce-site')
    await expect(page).toHaveURL(/\/agence\/projet\/ce-site$/)
    await page.reload()
    await hydrated(page)
    await expect(page.locator('h1')).toHaveText('Ce site')
    const response = await page.goto('inconnu')
    expect(response?.status()).toBe(404)
    await hydrated(page)
    await expect(page).toHaveTitle(/^Page introuvable/)
  })

  test('a link to another part of the host is the browser’s business', async ({ page }) => {
    await page.goto('.')
    await hydrated(page)
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
    await expect(page.locator('h1')).toContainText('Le site que vos clients trouvent')
  })

  test('the root without its slash leads to the site', async ({ page, request }) => {
    const response = await request.get('http://localhost:4175/agence', { maxRedirects: 0 })
    expect(response.headers().location).toBe('/agence/')
    await page.goto('http://localhost:4175/agence')
    await hydrated(page)
    await expect(page.locator('h1')).toContainText('Le site que vos clients trouvent')
  })
})

test.describe('the contact form, with an endpoint', () => {
  let server: Server
  let received: { type: string; body: string }[]
  let behave: 'accept' | 'refuse' | 'hang' | 'die' | 'break'

  const read = async (request: IncomingMessage) => {
    let body = ''
    for await (const chunk of request) body += chunk
    return body
  }

  test.beforeEach(async () => {
    received = []
    behave = 'accept'
    server = createServer(async (request, response) => {
      const cors = { 'Access-Control-Allow-Origin': '*' }
      const body = await read(request)
      received.push({ type: request.headers['content-type'] ?? '', body })
      if (behave === 'hang') return
      if (behave === 'die') response.destroy()
      else
        response
          .writeHead({ accept: 200, refuse: 422, break: 500 }[behave], { ...cors, 'Content-Type': 'application/json' })
          .end('{}')
    })
    await new Promise<void>((resolve) => server.listen(4199, resolve))
  })

  test.afterEach(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })

  const fill = async (page: import('@playwright/test').Page) => {
    await page.goto('nous-contacter?besoin=refonte')
    await hydrated(page)
    await page.locator('#contact-nom').fill('Camille Martin')
    await page.locator('#contact-email').fill('camille@exemple.fr')
    await page.locator('#contact-message').fill('Notre site ne s’ouvre pas.')
  }
  const said = (page: import('@playwright/test').Page, words: string) =>
    page.getByRole('status').filter({ hasText: words })
  const send = (page: import('@playwright/test').Page) => page.click('#contact-envoyer')

  test('is sent in place, once, and emptied', async ({ page }) => {
    await fill(page)
    await page.dblclick('#contact-envoyer')
    await expect(said(page, 'Votre message est arrivé')).toBeVisible()
    expect(received).toHaveLength(1)
    expect(received[0]?.body).toContain('Camille Martin')
    expect(received[0]?.body).toContain('refonte')
    await expect(page.locator('#contact-nom')).toHaveValue('')
    await page.reload()
    await hydrated(page)
    await expect(page.locator('#contact-message')).toHaveValue('')
  })

  for (const [how, words] of [
    ['refuse', 'n’a pas été accepté'],
    ['die', 'n’est pas parti'],
    ['break', 'n’est pas parti'],
  ] as const)
    test(`when the server does « ${how} », says so, loses nothing, and offers to try again or to write`, async ({
      page,
      noise,
    }) => {
      behave = how
      await fill(page)
      await send(page)
      await expect(said(page, words)).toBeVisible()
      await expect(page.locator('#contact-message')).toHaveValue('Notre site ne s’ouvre pas.')
      expect(await page.locator('#contact-secours').getAttribute('href')).toContain(
        encodeURIComponent('Notre site ne s’ouvre pas.'),
      )
      behave = 'accept'
      await page.click('#contact-reessayer')
      await expect(said(page, 'Votre message est arrivé')).toBeVisible()
      noise.take() // The browser reports the answers it got.
    })

  test('when the server never answers, gives up after a while and loses nothing', async ({ page }) => {
    behave = 'hang'
    // A fifteenth of the patience: the browser's own timeouts do not follow a clock of the page's.
    await page.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal)
      AbortSignal.timeout = (time) => timeout(time / 15)
    })
    await fill(page)
    await send(page)
    await expect(page.locator('#contact-envoyer')).toHaveText('Envoi en cours…')
    await expect.poll(() => received.length).toBe(1)
    await expect(said(page, 'n’est pas parti')).toBeVisible()
    await expect(page.locator('#contact-message')).toHaveValue('Notre site ne s’ouvre pas.')
  })

  test('is not sent with a mistake, and says so', async ({ page }) => {
    await fill(page)
    await page.locator('#contact-email').fill('camille')
    await send(page)
    await expect(said(page, 'Un champ est à corriger avant l’envoi.')).toBeVisible()
    await expect(page.locator('#contact-email')).toBeFocused()
    expect(received).toHaveLength(0)
  })

  test('is a plain form that posts there without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: 'http://localhost:4175/agence/' })
    const page = await context.newPage()
    await page.goto('nous-contacter')
    await page.locator('#contact-nom').fill('Camille Martin')
    await page.locator('#contact-email').fill('camille@exemple.fr')
    await page.locator('#contact-message').fill('Bonjour.')
    await send(page)
    await expect(page).toHaveURL('http://localhost:4199/contact')
    expect(new URLSearchParams(received[0]?.body).get('nom')).toBe('Camille Martin')
    await context.close()
  })
})
