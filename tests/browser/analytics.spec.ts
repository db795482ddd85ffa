import type { Page } from '@playwright/test'
import { environment } from '@/site/environment'
import { blockStorage, expect, open, test } from './test'

const events = (page: Page) =>
  page.evaluate(() => (window as unknown as { rybbit?: { events: string[] } }).rybbit?.events ?? [])
const script = `${environment.analyticsOrigin}/api/script.js`

test.describe('audience measurement', () => {
  test('is asked for once, after the page is alive, from its own host alone', async ({ page, measurement }) => {
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).origin))
    await open(page, '/')
    await expect(page.locator(`script[src="${script}"]`)).toHaveCount(1)
    const tag = page.locator(`script[src="${script}"]`)
    await expect(tag).toHaveAttribute('defer', '')
    await expect(tag).toHaveAttribute('data-site-id', '1')
    await expect(tag).toHaveAttribute('data-web-vitals', 'true')
    await expect(tag).toHaveAttribute('data-track-errors', 'true')
    await page.click('#nav-projets')
    await expect(page).toHaveURL(/projets$/)
    expect(measurement.requests).toEqual([script])
    expect([...hosts].sort()).toEqual([environment.analyticsOrigin, new URL(page.url()).origin].sort())
  })

  test('is not in the HTML: a page without JavaScript contacts nobody', async ({ page, measurement, noise }) => {
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    expect(measurement.requests).toEqual([])
    noise.take() // The browser reports the scripts we have taken away.
  })

  test('receives the id of what is clicked, with the mouse, inside an element, and with the keyboard', async ({
    page,
  }) => {
    await open(page, '/')
    await expect.poll(() => page.evaluate(() => 'rybbit' in window)).toBe(true)
    await page.click('#nav-logo svg')
    await page.focus('#accueil-hero-projets')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/projets$/)
    expect(await events(page)).toEqual(['nav-logo', 'accueil-hero-projets'])
  })

  test('receives, once its script is there, the clicks made before', async ({ page, context, measurement }) => {
    measurement.answer = 'hanging'
    let release: () => void = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await context.route(script, async (route) => {
      await held
      await route.fulfill({
        contentType: 'text/javascript',
        // Like Rybbit: ready some time after its own load event.
        body: 'setTimeout(() => { window.rybbit = { events: [], event(name) { this.events.push(name) } } }, 300)',
      })
    })
    await open(page, '/')
    await page.click('#nav-projets')
    await expect(page).toHaveURL(/projets$/)
    await page.click('#projets-filtre-refonte')
    release()
    await expect.poll(() => events(page)).toEqual(['nav-projets', 'projets-filtre-refonte'])
    await page.click('#nav-accueil')
    await expect.poll(() => events(page)).toEqual(['nav-projets', 'projets-filtre-refonte', 'nav-accueil'])
  })

  test('blocked, leaves the site as it is', async ({ page, measurement, noise }) => {
    measurement.answer = 'blocked'
    await open(page, '/')
    await page.click('#nav-projets')
    await expect(page.locator('h1')).toHaveText('Des projets, et leurs raisons')
    await page.click('#nav-agence')
    await expect(page).toHaveURL(/lille$/)
    expect(measurement.requests).toEqual([script])
    // The browser itself reports the request it has blocked.
    expect(noise.take().every((message) => message.includes('ERR_BLOCKED_BY_CLIENT'))).toBe(true)
  })

  test('hanging, slows nothing down', async ({ page, measurement }) => {
    measurement.answer = 'hanging'
    await open(page, '/')
    await page.click('#nav-projets')
    await expect(page.locator('h1')).toHaveText('Des projets, et leurs raisons', { timeout: 3000 })
  })

  test('throwing, breaks nothing', async ({ page, context, measurement }) => {
    measurement.answer = 'hanging'
    await context.route(script, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'window.rybbit = { event() { throw new Error("panne") } }',
      }),
    )
    await open(page, '/')
    await page.click('#nav-projets')
    await expect(page.locator('h1')).toHaveText('Des projets, et leurs raisons')
  })
})

test.describe('the refusal of measurement', () => {
  const name = 'Ne pas mesurer mes visites sur ce navigateur'
  const refuse = (page: Page) => page.getByRole('switch', { name })
  const toggle = (page: Page) => refuse(page).click()

  test('is offered in the footer of every page, holds at once and after a reload, and can be taken back', async ({
    page,
    measurement,
  }) => {
    await open(page, '/')
    await page.click('#pied-mesure')
    await expect(page).toHaveURL(/#mesure-audience$/)
    await expect(refuse(page)).not.toBeChecked()
    const before = measurement.requests.length
    await toggle(page)
    await expect(refuse(page)).toBeChecked()
    await expect(page.getByRole('status')).not.toBeEmpty()
    const asked = await page.evaluate(
      (origin) => fetch(`${origin}/api/track`, { method: 'POST' }).then(({ status }) => status),
      environment.analyticsOrigin,
    )
    expect(asked).toBe(204)
    await page.click('#nav-projets')
    await expect(page).toHaveURL(/projets$/)
    expect(await events(page)).not.toContain('nav-projets')

    await page.reload()
    await expect(page.locator('h1')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(measurement.requests.length).toBe(before)

    await open(page, '/legal/politique-confidentialite-cookies')
    await expect(refuse(page)).toBeChecked()
    await toggle(page)
    await expect(refuse(page)).not.toBeChecked()
    await expect.poll(() => measurement.requests.length).toBe(before + 1)
  })

  test('is made for those whose browser asks it of every site', async ({ page, measurement }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    await open(page, '/legal/politique-confidentialite-cookies')
    await expect(refuse(page)).toBeChecked()
    await expect(refuse(page)).toBeDisabled()
    await page.waitForLoadState('networkidle')
    expect(measurement.requests).toEqual([])
  })

  test('holds for the page where storage is blocked', async ({ page, measurement }) => {
    await blockStorage(page)
    await open(page, '/legal/politique-confidentialite-cookies')
    await toggle(page)
    await expect(refuse(page)).toBeChecked()
    const before = measurement.requests.length
    await page.click('#nav-projets')
    await expect(page).toHaveURL(/projets$/)
    expect(await events(page)).not.toContain('nav-projets')
    expect(measurement.requests.length).toBe(before)
  })
})
