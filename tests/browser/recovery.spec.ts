/** Failing modules: every kind of failure, on first load and in navigation, with every state of storage. */
import type { ServerResponse } from 'node:http'
import type { Browser, Page } from '@playwright/test'
import { pages } from '@/site/pages'
import { serve } from '../../scripts/serve'
import { intercept } from './intercept'
import {
  application,
  blockStorage,
  clickUnseen,
  countDocuments,
  expect,
  fillStorage,
  follow,
  goTo,
  hold,
  hydrated,
  offered,
  open,
  test,
} from './test'

// Console messages about the lost files.
test.use({ expectedNoise: /Failed to load (?:resource|module script)|dynamically imported module/ })

/** Over a minute: longer than any timeout of the site. */
const minute = 62_000

/** Kinds of failure, including cacheable 404s and late answers. */
const failures = {
  'a 404 to keep': (response) =>
    response.writeHead(404, { 'Cache-Control': 'public, max-age=31536000, immutable' }).end('Not found'),
  'a 500': (response) => response.writeHead(500).end(),
  'a page': (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><p>Accueil</p>'),
  'a reset': (response) => response.destroy(),
  nothing: (_, late) => late.push(() => {}),
  'a 504 after a minute': (response, late) => late.push(() => response.writeHead(504).end()),
} satisfies Record<string, (response: ServerResponse, late: (() => void)[]) => unknown>
type Failure = keyof typeof failures

/** A host whose module of /projets fails: for good, or until the recovery reload. */
async function failingHost(failure: Failure, isForGood: boolean) {
  const { server, url, close } = await serve({ dist: 'dist', port: 0 })
  const late: (() => void)[] = []
  let isMended = false
  intercept(server, ({ url = '', headers }, response) => {
    if (url.startsWith(pages.projets.path) && headers['sec-fetch-dest'] === 'empty') isMended = !isForGood
    return !isMended && url.includes('/assets/ProjetsPage-') && failures[failure](response, late)
  })
  return {
    url,
    /** Takes pending answers: functions that send them. */
    takeLate: () => late.splice(0),
    close,
  }
}

const storages = {
  works: async () => {},
  throws: blockStorage,
  'is full': fillStorage,
  'of the session ends with each document': (page: Page) => page.addInitScript(() => sessionStorage.clear()),
}

const flags = (page: Page) => page.evaluate(() => localStorage.getItem('site:reloaded'))

/**
 * A visitor of such a host; `wait` advances by a minute at once.
 * @param shift how far the clock of the first document is ahead of that of the next ones, in milliseconds
 */
async function visitor(
  browser: Browser,
  failure: Failure,
  { prepare = storages.works as (page: Page) => Promise<unknown>, isForGood = false, shift = 0 },
) {
  const host = await failingHost(failure, isForGood)
  // No interception: it would disable the HTTP cache.
  const context = await browser.newContext({ baseURL: host.url })
  // The clock of tests hides the type of the navigation.
  await context.addInitScript(() => {
    const { performance } = window
    Object.assign(window, { entriesOf: (type: string) => performance.getEntriesByType(type) })
  })
  const page = await context.newPage()
  await prepare(page)
  await page.clock.install()
  // A machine may sleep, or its clock be set, between the first document and the next.
  await page.addInitScript((shift) => {
    const { timeOrigin } = performance
    performance.getEntriesByType = (window as unknown as { entriesOf: typeof performance.getEntriesByType }).entriesOf
    Object.defineProperty(performance, 'timeOrigin', { value: window.name ? timeOrigin : timeOrigin + shift })
    window.name = 'visited'
  }, shift)
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
  const documents = countDocuments(page)
  /** Long enough for the module to load or fail. */
  const wait = async () => {
    const late = host.takeLate()
    if (late.length > 0) await page.clock.fastForward(minute)
    for (const answer of late) answer()
  }
  const leave = async () => {
    await context.close()
    await host.close()
  }
  return {
    page,
    documents,
    host,
    wait,
    leave,
    reported: () => logged.filter((text) => /dynamically imported|Rien n’est venu/.test(text)),
  }
}

for (const [storage, prepare] of Object.entries(storages))
  for (const where of ['a first load', 'a navigation'])
    test(`a module lost for good on ${where}, where storage ${storage}, costs one reload at most, and nothing that can be read`, async ({
      browser,
    }) => {
      test.slow()
      const visit = async (failure: Failure, index: number) => {
        const { page, documents, wait, leave, reported } = await visitor(browser, failure, {
          prepare,
          isForGood: true,
          shift: ((index % 3) - 1) * 120 * minute,
        })
        const isFirst = where === 'a first load'
        if (isFirst) await page.goto(pages.projets.path)
        else {
          await open(page, pages.plan.path)
          documents.length = 0
          await clickUnseen(page, 'nav-projets')
        }
        // The first load has no timeout.
        const mayReload = !['throws', 'is full'].includes(storage) && !(isFirst && failure === 'nothing')
        const expected = Array(Number(isFirst) + Number(mayReload)).fill(pages.projets.path)
        const isSilent = failure === 'nothing' && (isFirst || mayReload)
        await expect
          .poll(
            async () => {
              await wait()
              return { documents, reported: reported().length > 0 }
            },
            { message: failure, timeout: 20_000 },
          )
          .toEqual({ documents: expected, reported: !isSilent })
        await page.waitForTimeout(500)
        await page.clock.fastForward(minute)
        await page.waitForTimeout(500)
        expect(documents, failure).toEqual(expected)
        if (isFirst || mayReload) {
          await expect(page, failure).toHaveTitle(pages.projets.title)
          await expect(page.locator('main article').first(), failure).toBeVisible()
          await goTo(page, 'agence')
        } else {
          await expect(page.locator('#erreur-reessayer'), failure).toBeVisible()
          await page.click('#erreur-accueil')
          await expect(page).toHaveTitle(pages.accueil.title)
        }
        await leave()
      }
      const outcomes = await Promise.allSettled((Object.keys(failures) as Failure[]).map(visit))
      expect(outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []))).toEqual([])
    })

const filtered = `${pages.projets.path}?service=${offered}#${offered}`

test('a module that is there again after the reload brings the page alive, past what the browser keeps of the failure, and clears the flag', async ({
  browser,
}) => {
  test.slow()
  const { nothing: _, ...ending } = failures
  const visit = async (failure: Failure) => {
    for (const isFirst of [true, false]) {
      const { page, documents, wait, leave } = await visitor(browser, failure, {})
      if (isFirst) await page.goto(filtered)
      else {
        await open(page, pages.plan.path)
        documents.length = 0
        // Unlike a link of the menu, keeps the query and the hash.
        await follow(page, filtered)
      }
      await expect
        .poll(
          async () => {
            await wait()
            return documents.length
          },
          { message: failure, timeout: 20_000 },
        )
        .toBe(Number(isFirst) + 1)
      await hydrated(page)
      await expect(page).toHaveURL((url) => url.href.endsWith(filtered))
      await expect(page.locator(`#projets-filtre-${offered}`)).toHaveAttribute('aria-current', 'true')
      await expect.poll(() => flags(page), failure).toBeNull()
      expect(documents, failure).toHaveLength(Number(isFirst) + 1)
      await leave()
    }
  }
  const outcomes = await Promise.allSettled((Object.keys(ending) as Failure[]).map(visit))
  expect(outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []))).toEqual([])
})

test('flags that count no more are cleared when a page is shown', async ({ page }) => {
  test.slow()
  const old = Date.now() - 2 * minute
  await open(page, pages.plan.path)
  for (const left of ['1', 'x', '@', 'a@b', '{"a":1}', '@1e99', 'autre@1e99', `autre@${old}`]) {
    await page.evaluate((text) => localStorage.setItem('site:reloaded', text), left)
    await page.reload()
    await hydrated(page)
    await expect.poll(() => flags(page), left).toBeNull()
  }
  // The flag of a tab that is still reloading.
  await page.evaluate((text) => localStorage.setItem('site:reloaded', text), `autre@${Date.now()}`)
  await page.reload()
  await hydrated(page)
  await page.waitForTimeout(300)
  expect(await flags(page)).toMatch(/^autre@\d+$/)
})

test('a flag that cannot be read counts as set: the failure is only logged', async ({ browser }) => {
  const { page, documents, leave, reported } = await visitor(browser, 'a 404 to keep', { isForGood: true })
  await open(page, pages.plan.path)
  documents.length = 0
  await page.evaluate(() => localStorage.setItem('site:reloaded', '1'))
  await clickUnseen(page, 'nav-projets')
  await expect(page.locator('#erreur-reessayer')).toBeVisible()
  expect([documents, reported()]).toEqual([[], [expect.stringContaining('dynamically imported')]])
  await leave()
})

for (const [until, mends] of [
  ['for good', false],
  ['until the reload', true],
] as const)
  test(`text typed before the application is there, and whose module is lost ${until}, is in the form after the reload`, async ({
    page,
  }) => {
    const documents = countDocuments(page)
    const module = '**/assets/NousContacterPage-*.js'
    await page.route(module, (route) =>
      documents.length > 1 && mends ? route.fallback() : route.fulfill({ status: 404 }),
    )
    const release = await hold(page, module)
    await page.goto(pages.contact.path)
    const typed = { '#contact-nom': 'Camille Martin', '#contact-message': 'Notre site\nne s’ouvre pas.' }
    for (const [field, text] of Object.entries(typed)) await page.locator(field).fill(text)
    await page.locator('#contact-besoin').selectOption({ index: 2 })
    const chosen = await page.locator('#contact-besoin').inputValue()
    release()
    await expect.poll(() => documents.length).toBe(2)
    for (const [field, text] of Object.entries({ ...typed, '#contact-besoin': chosen }))
      await expect(page.locator(field)).toHaveValue(text)
    if (mends) await hydrated(page)
    await page.waitForTimeout(500)
    await expect(page.locator('#contact-message')).toHaveValue(typed['#contact-message'])
    expect(documents).toEqual([pages.contact.path, pages.contact.path])
  })

test('going back before the application is there shows the page of the path, and loses nothing that was typed', async ({
  page,
}) => {
  await open(page, pages.plan.path)
  await goTo(page, 'contact')
  const release = await hold(page, application)
  await page.reload({ waitUntil: 'commit' })
  await page.locator('#contact-message').fill('Notre site ne s’ouvre pas.')
  await page.goBack()
  release()
  await expect(page).toHaveTitle(pages.plan.title)
  await hydrated(page)
  await page.goForward()
  await expect(page.locator('#contact-message')).toHaveValue('Notre site ne s’ouvre pas.')
})
