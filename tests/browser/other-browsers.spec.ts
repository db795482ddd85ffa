/** User journeys in Firefox and WebKit. */
import { existsSync } from 'node:fs'
import { expect as base, test } from '@playwright/test'
import { environment } from '@/site/environment'
import { pages, projetPath } from '@/site/pages'
import { serviceIds } from '@/site/services'
import { isWebKitHere, webkitHelp } from '../../scripts/machine/webkit'
import { type DrivenBrowser, openFirefox, openWebKit } from './driven'
import { hydrated, offered, paths } from './test'
import { heardKey, type WatchedHost, watchedHost } from './watched-host'

/** scripts/test.ts finds or installs Firefox and says where it is; a plain `npx playwright test` takes the system's. */
const firefox = process.env.FIREFOX ?? ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) => existsSync(file))

// One browser, serial tests: each renders without a GPU.
test.describe.configure({ mode: 'default', timeout: 90_000 })
const expect = base.configure({ timeout: 20_000 })

let browser: DrivenBrowser
let host: WatchedHost

test.beforeAll(async () => {
  test.setTimeout(90_000)
  const isWebKit = test.info().project.name === 'webkit'
  test.skip(isWebKit && !isWebKitHere(), webkitHelp)
  test.skip(
    !isWebKit && !firefox && !process.env.CI,
    'Firefox est absent : « apt-get install firefox-esr », ou son chemin dans la variable FIREFOX.',
  )
  host = await watchedHost()
  browser = isWebKit ? await openWebKit() : await openFirefox(firefox ?? '')
})
test.afterAll(async () => {
  await browser?.close()
  await host?.close()
})

const heard = () =>
  browser.evaluate((key) => {
    const all = (window as unknown as Record<string, string[]>)[key] ?? ['rien n’est écouté']
    return all.splice(0)
  }, heardKey)

test.beforeEach(() => void host?.documents.splice(0))
test.afterEach(async () => {
  if (browser) expect(await heard(), 'console').toEqual([])
})

const isThere = (selector: string) => browser.evaluate((wanted) => document.querySelector(wanted) !== null, selector)
const isShown = (selector: string) =>
  browser.evaluate(
    (wanted) =>
      document.querySelector(wanted)?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false,
    selector,
  )
const textOf = (selector: string) =>
  browser.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? '', selector)
const title = () => browser.evaluate(() => document.title)
const focused = () => browser.evaluate(() => document.activeElement?.id || document.activeElement?.tagName)
const currentPath = () => browser.evaluate(() => window.location.pathname + window.location.search)
const typedIn = (id: string) =>
  browser.evaluate((wanted) => (document.getElementById(wanted) as HTMLInputElement | null)?.value, id)
const expectPath = (path: string) => expect.poll(currentPath).toBe(path)
const expectAlive = () => expect.poll(() => isThere('#root[data-hydrated]')).toBe(true)
/** Clicks without hovering: nothing is prefetched. */
const clickUnseen = (id: string) => browser.evaluate((wanted) => document.getElementById(wanted)?.click(), id)

/** Opens a page and waits until it is alive. */
async function open(path: string, [width, height] = [1440, 900]) {
  await browser.resize(width as number, height as number)
  await browser.goto(host.url + path)
  await expectAlive()
}

test('pages are read, and go from one to the next without loading a document', async () => {
  await open('/')
  await browser.click('#nav-projets')
  await expect.poll(title).toBe(pages.projets.title)
  await expect.poll(focused).toBe('H1')
  const projet = await browser.evaluate(() => document.querySelector('main article a')?.getAttribute('href'))
  await browser.click(`main a[href="${projet}"]`)
  await expectPath(String(projet))
  await expect.poll(focused).toBe('H1')
  expect(host.documents).toEqual(['/'])
})

test('an answer opens; back and forward find the pages again, and where one was in them', async () => {
  await open('/')
  await browser.click('main details summary')
  await expect.poll(() => isShown('main details p')).toBe(true)
  await browser.evaluate(() => {
    window.addEventListener('scroll', () => document.body.setAttribute('data-scrolled', ''))
    window.scrollTo(0, 1500)
  })
  await expect.poll(() => isThere('[data-scrolled]')).toBe(true)
  await clickUnseen('nav-projets')
  await expect.poll(title).toBe(pages.projets.title)
  await browser.evaluate(() => window.history.back())
  await expect.poll(title).toBe(pages.accueil.title)
  await expect.poll(() => browser.evaluate(() => Math.round(window.scrollY))).toBe(1500)
  await browser.evaluate(() => window.history.forward())
  await expect.poll(title).toBe(pages.projets.title)
})

test('a document that is left is kept by the back/forward cache: come back to, it is where it was, and alive', async () => {
  const scrolled = () => browser.evaluate(() => Math.round(window.scrollY))
  await open('/')
  // A document that still waits for a file is not kept: a visitor who stays on it longer has it kept.
  await expect(async () => {
    await browser.evaluate(() => {
      Object.assign(window, { isKept: true })
      window.scrollTo(0, 1500)
    })
    await expect.poll(scrolled).toBe(1500)
    await browser.goto(host.url + pages.plan.path)
    await expectAlive()
    await browser.evaluate(() => void setTimeout(() => window.history.back()))
    await expect.poll(title).toBe(pages.accueil.title)
    expect(await browser.evaluate(() => 'isKept' in window)).toBe(true)
  }).toPass()
  await expect.poll(scrolled).toBe(1500)
  const { length } = host.documents
  await browser.click('#nav-projets')
  await expect.poll(title).toBe(pages.projets.title)
  expect(host.documents).toHaveLength(length)
})

/** Elements that styles enlarge or shrink, with their factors: none depends on the width of characters. */
const factors = () => {
  const found = [...document.querySelectorAll('body :not([transform])')].flatMap((element) => {
    const { scale, transform } = getComputedStyle(element)
    const [, along = '1', across = '1'] = /^matrix\((.+?),.+?,.+?,(.+?),/.exec(transform) ?? []
    const all = [...scale.replace('none', '1').split(' '), along, across].map((factor) => Number(factor).toFixed(2))
    return all.every((factor) => factor === '1.00') ? [] : [`${element.getAttribute('class')} ${all.join(' ')}`]
  })
  return [...new Set(found)].sort()
}

test('pages are as high as in Chromium, to a twentieth, and on a phone what styles scale is as large', async ({
  playwright,
}) => {
  const { name, use } = test.info().project
  const chromium = await playwright.chromium.launch(use.launchOptions)
  const page = await chromium.newPage({ viewport: { width: 1440, height: 900 } })
  const inBoth = <Result>(read: () => Result) => Promise.all([browser.evaluate(read), page.evaluate(read)])
  const others: object[] = []
  for (const path of paths) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await Promise.all([open(path), page.goto(host.url + path).then(() => hydrated(page))])
    const [height, expected] = await inBoth(() => document.documentElement.scrollHeight)
    // The characters of this WebKit are of another width.
    if (name !== 'webkit' && Math.abs(height - expected) > expected / 20) others.push({ path, height, expected })
    await browser.resize(390, 844)
    const [innerWidth, innerHeight] = await browser.evaluate(() => [window.innerWidth, window.innerHeight])
    await page.setViewportSize({ width: innerWidth, height: innerHeight })
    const [here, there] = await inBoth(factors)
    if (String(here) !== String(there)) others.push({ path, here, there })
  }
  await chromium.close()
  expect(others).toEqual([])
})

test('a demonstration fills the place of its picture, on a phone and on the desk', async () => {
  const sizes: [number, number][] = [
    [390, 844],
    [1280, 800],
  ]
  for (const size of sizes)
    for (const path of paths.filter((path) => path.startsWith(projetPath('')))) {
      await open(path, size)
      const links = await browser.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('a[id^="projet-essai-"]')]
          .filter((link) => link.checkVisibility())
          .map(({ id }) => id),
      )
      for (const id of links) {
        await clickUnseen(id)
        await expect.poll(() => isThere('main iframe')).toBe(true)
        const boxes = await browser.evaluate(() =>
          ['main iframe', 'main :has(> iframe) img'].map((selector) => {
            const { width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
            return [Math.round(width), Math.round(height)]
          }),
        )
        expect(boxes[0], id).toEqual(boxes[1])
        await clickUnseen(`${id}-fin`)
      }
    }
})

const [service] = serviceIds

test('the services unfold with the keyboard and close on Escape, and the projects of one are chosen', async () => {
  await open(pages.projets.path)
  await browser.evaluate(() => document.querySelector<HTMLElement>('nav summary')?.focus())
  await browser.press('Enter')
  await expect.poll(() => isShown(`#nav-${service}`)).toBe(true)
  await browser.press('Escape')
  await expect.poll(() => isShown(`#nav-${service}`)).toBe(false)
  await browser.click(`#projets-filtre-${offered}`)
  await expectPath(`${pages.projets.path}?service=${offered}`)
  await expect.poll(() => isThere(`#projets-filtre-${offered}[aria-current=true]`)).toBe(true)
})

test('the menu of a narrow window opens, takes the focus back on Escape, and leads somewhere', async () => {
  await open('/', [390, 844])
  expect(await isShown('#nav-projets')).toBe(false)
  await browser.click('#nav-menu')
  await expect.poll(() => isShown('#nav-projets')).toBe(true)
  await browser.press('Escape')
  await expect.poll(() => isShown('#nav-projets')).toBe(false)
  expect(await focused()).toBe('nav-menu')
  await browser.click('#nav-menu')
  await expect.poll(() => isShown(`#nav-${service}`)).toBe(true)
  await browser.click(`#nav-${service}`)
  await expectPath(pages[service].path)
  await expect.poll(() => isShown('#nav-projets')).toBe(false)
})

test('the contact form says its mistakes beside their fields, and keeps what is typed through a visit elsewhere and a reload', async () => {
  await open(pages.contact.path)
  await browser.click('#contact-envoyer')
  await expect.poll(focused).toBe('contact-nom')
  for (const id of ['contact-nom', 'contact-email', 'contact-message']) {
    const described = await browser.evaluate(
      (wanted) =>
        (document.getElementById(wanted)?.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((one) => document.getElementById(one)?.textContent)
          .join(' '),
      id,
    )
    expect(described).toContain('Exemple')
  }
  const typed = { nom: 'Camille Martin', email: 'camille@exemple.fr', message: 'Notre site ne s’ouvre pas.' }
  for (const [name, text] of Object.entries(typed)) await browser.type(`#contact-${name}`, text)
  await browser.click('#nav-projets')
  await expect.poll(title).toBe(pages.projets.title)
  await browser.evaluate(() => window.history.back())
  await expect.poll(() => typedIn('contact-message')).toBe(typed.message)
  await open(pages.contact.path)
  for (const [name, text] of Object.entries(typed)) await expect.poll(() => typedIn(`contact-${name}`)).toBe(text)
})

test('the refusal of measurement holds at once and after a reload', async () => {
  const measured = () =>
    browser.evaluate(
      (origin) => document.querySelectorAll(`script[src^="${origin}"]`).length,
      environment.analyticsOrigin,
    )
  await open(pages.confidentialite.path)
  await expect.poll(measured).toBe(1)
  await browser.click('[role=switch]')
  await expect.poll(() => textOf('main [role=status]')).not.toBe('')
  await open('/')
  // Nor requested later.
  await browser.click('#nav-projets')
  await expect.poll(title).toBe(pages.projets.title)
  expect(await measured()).toBe(0)
  await open(pages.confidentialite.path)
  await browser.click('[role=switch]')
  await expect.poll(measured).toBe(1)
})

test.describe('a page whose module is lost', () => {
  const projets = /\/assets\/ProjetsPage-[\w-]+\.js/

  // A page with uncached files.
  test.beforeEach(async () => {
    await host.close()
    host = await watchedHost()
  })

  test('is reached after exactly one reload, and the way back works', async () => {
    host.lose(projets, 2)
    await open('/')
    await clickUnseen('nav-projets')
    await expect.poll(() => host.documents).toEqual(['/', pages.projets.path])
    await expect.poll(title).toBe(pages.projets.title)
    await expectAlive()
    await browser.evaluate(() => window.history.back())
    await expect.poll(title).toBe(pages.accueil.title)
  })

  test('for good, stays as it was prerendered, and its links load documents', async () => {
    host.lose(projets, Number.POSITIVE_INFINITY)
    await open('/')
    await clickUnseen('nav-projets')
    await expect.poll(title).toBe(pages.projets.title)
    await expect.poll(async () => (await heard()).join('\n')).toMatch(/module/i)
    expect(host.documents).toEqual(['/', pages.projets.path])
    expect(await isShown('main article')).toBe(true)
    await browser.click('#nav-agence')
    await expect.poll(title).toBe(pages.agence.title)
    expect(host.documents).toEqual(['/', pages.projets.path, pages.agence.path])
    await expectAlive()
  })
})
