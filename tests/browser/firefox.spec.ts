/** The main journeys in Firefox, driven over WebDriver BiDi (docs/decisions/031): what works in Chromium alone would show here. */
import { existsSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { environment } from '@/site/environment'
import { pages } from '@/site/pages'

/** scripts/test.ts finds or installs Firefox and says where it is; a plain `npx playwright test` takes the system's. */
const executablePath =
  process.env.FIREFOX ?? ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) => existsSync(file))

test.describe.configure({ mode: 'serial' })
test.skip(
  !executablePath && !process.env.CI,
  'Firefox est absent : « apt-get install firefox-esr », ou son chemin dans la variable FIREFOX.',
)

let browser: Browser
let page: Page
let messages: string[] = []
const measured: string[] = []

test.beforeAll(async () => {
  test.setTimeout(90_000)
  browser = await puppeteer.launch({ browser: 'firefox', ...(executablePath && { executablePath }) })
  page = await browser.newPage()
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) messages.push(message.text())
  })
  page.on('pageerror', (error) => messages.push(String(error)))
  page.on('request', (request) => {
    if (request.url().startsWith(environment.analyticsOrigin)) measured.push(request.url())
  })
})
test.afterAll(() => browser?.close())
test.afterEach(() => {
  const heard = messages
  messages = []
  expect(heard, 'console').toEqual([])
})

/** Opens a page and waits until React has taken it over. */
async function open(path: string, viewport = { width: 1440, height: 900 }) {
  await page.setViewport(viewport)
  await page.goto(new URL(path, test.info().project.use.baseURL).href)
  await page.waitForSelector('#root[data-hydrated]')
}
const isShown = (selector: string) =>
  page.$eval(selector, (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
const focused = () => page.evaluate(() => document.activeElement?.id || document.activeElement?.tagName)
const expectPath = (path: string) =>
  expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(path)

test('pages are read, and go from one to the next without loading a document', async () => {
  await open('/')
  await page.evaluate(() => Object.assign(window, { mark: true }))
  await page.click('#nav-projets')
  await expect.poll(() => page.title()).toBe(pages.projets.title)
  await expect.poll(focused).toBe('H1')
  const [project] = await page.$$eval('main article a', (links) => links.map((link) => link.getAttribute('href')))
  await page.click(`main a[href="${project}"]`)
  await expectPath(String(project))
  await expect.poll(focused).toBe('H1')
  expect(await page.evaluate(() => 'mark' in window)).toBe(true)
})

test('back and forward find the pages again, and where one was in them', async () => {
  await open('/')
  await page.evaluate(() => window.scrollTo(0, 1500))
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)))
  await page.evaluate(() => document.getElementById('nav-projets')?.click())
  await expect.poll(() => page.title()).toBe(pages.projets.title)
  await page.evaluate(() => window.history.back())
  await expectPath('/')
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(1500)
  await page.evaluate(() => window.history.forward())
  await expectPath('/projets')
})

test('the menu of a phone opens, takes the focus back on Escape, and leads somewhere', async () => {
  await open('/', { width: 390, height: 844 })
  expect(await isShown('#nav-projets')).toBe(false)
  await page.click('#nav-menu')
  await expect.poll(() => isShown('#nav-projets')).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => isShown('#nav-projets')).toBe(false)
  expect(await focused()).toBe('nav-menu')
  await page.click('#nav-menu')
  await page.click('#nav-refonte')
  await expectPath('/refonte-site-web')
  await expect.poll(() => isShown('#nav-projets')).toBe(false)
})

test('the services unfold with the keyboard and close on Escape', async () => {
  await open('/')
  await page.focus('nav summary')
  await page.keyboard.press('Enter')
  await expect.poll(() => isShown('#nav-refonte')).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => isShown('#nav-refonte')).toBe(false)
})

test('an answer opens, and the projects of a service are chosen', async () => {
  await open('/')
  await page.click('main details summary')
  await expect.poll(() => isShown('main details p')).toBe(true)
  await open(pages.projets.path)
  await page.click('#projets-filtre-refonte')
  await expectPath('/projets?service=refonte')
  await expect
    .poll(() => page.$eval('#projets-filtre-refonte', (link) => link.getAttribute('aria-current')))
    .toBe('true')
})

test('the mistakes of the form are said beside their fields, and the first has the focus', async () => {
  await open(pages.contact.path)
  await page.click('#contact-envoyer')
  await expect.poll(focused).toBe('contact-nom')
  for (const id of ['contact-nom', 'contact-email', 'contact-message']) {
    const described = await page.$eval(`#${id}`, (field) =>
      (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((described) => document.getElementById(described)?.textContent)
        .join(' '),
    )
    expect(described).toContain('Exemple')
  }
})

test('the refusal of measurement holds at once and after a reload', async () => {
  await open(pages.confidentialite.path)
  await expect.poll(() => measured.length).toBeGreaterThan(0)
  await page.click('[role=switch]')
  await expect.poll(() => page.$eval('[role=status]', (status) => status.textContent)).not.toBe('')
  const before = measured.length
  await open('/')
  expect(measured).toHaveLength(before)
})
