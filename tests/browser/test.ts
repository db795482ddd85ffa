/** Fixtures of every browser test: a silent console, a measurement host that answers here, and the pages of the built site. */
import { type BrowserContext, test as base, expect, type Page, type Request } from '@playwright/test'
import { environment } from '@/site/environment'
import { type PageId, pages, projetPath } from '@/site/pages'
import { fileOf, listPages, pathOf } from '../../scripts/build/files'
import { readText } from '../../scripts/text'

export { hold, painted, watchShifts } from './loading'

/** Paths of the pages of the built site, demonstrations apart. */
const allPaths = listPages('dist')
  .filter((file) => file !== '404.html')
  .map(pathOf)
  .sort()
const isProjet = (path: string) => path.startsWith(projetPath(''))

/**
 * Project pages are alike: browsers open two, of a real project and of a demonstration here. tests/dist reads all, unit/theme all their
 * colours.
 */
const opened = allPaths.filter(isProjet).slice(0, 2)

/** Paths that a browser opens. */
export const paths = allPaths.filter((path) => !isProjet(path) || opened.includes(path))

/** Names of the projects that a browser opens. */
export const projetNames = opened.map((path) => path.split('/').at(-1))

/** A service offered by the filter of projects. */
export const offered =
  /id="projets-filtre-(?!tous)([\w-]+)"/.exec(readText(`dist${pages.projets.path}.html`))?.[1] ?? ''

/** Title of a page of the built site, from its path. */
export const titleOf = (path: string) =>
  /<title>([^<]*)</.exec(readText(`dist/${fileOf(path)}`))?.[1]?.replaceAll('&amp;', '&') ?? ''

export const unknownPath = '/une-page-qui-n-existe-pas'

/** Tag of a page that an owner’s font, words and facts change in its own way: home, the agency, none. Run in their copies too. */
export const ofOwner = (path: string) => (['/', pages.agence.path, unknownPath].includes(path) ? ['@owner'] : [])

/** Stub of the measurement script: records its events. */
const stub = 'window.rybbit = { events: [], event(name) { this.events.push(name) } }'

interface Fixtures {
  /** Expected console messages and errors of a file or group. */
  expectedNoise: RegExp
  /** Console messages and errors so far. Unexpected ones fail the test. */
  noise: { take: () => string[] }
  /** Requests to the measurement host, which answers with a stub of its script. */
  measurement: { requests: string[] }
  /** Answers of the measurement host by Playwright's routes, which a test may replace. They see every request, and switch the cache off. */
  isRouted: boolean
}

export const test = base.extend<Fixtures>({
  expectedNoise: [/(?!)/, { option: true }],
  isRouted: [false, { option: true }],
  measurement: [
    async ({ context, isRouted }, use) => {
      const measurement: Fixtures['measurement'] = { requests: [] }
      const contentType = 'text/javascript'
      if (isRouted)
        await context.route(`${environment.analyticsOrigin}/**`, async (route) => {
          measurement.requests.push(route.request().url())
          await route.fulfill({ contentType, body: stub })
        })
      else
        context.on('page', async (page) => {
          const client = await context.newCDPSession(page)
          client.on('Fetch.requestPaused', ({ requestId, request }) => {
            measurement.requests.push(request.url)
            const responseHeaders = [{ name: 'Content-Type', value: contentType }]
            // A page that is closed meanwhile needs no answer.
            client
              .send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body: btoa(stub) })
              .catch(() => {})
          })
          await client.send('Fetch.enable', { patterns: [{ urlPattern: `${environment.analyticsOrigin}/*` }] })
        })
      await use(measurement)
    },
    { auto: true },
  ],
  noise: [
    async ({ page, expectedNoise }, use) => {
      let messages: string[] = []
      // Reported apart from the console, where a page may be left before it speaks.
      await page.exposeFunction('reportViolation', (text: string) => messages.push(`politique de sécurité : ${text}`))
      await page.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
          (window as unknown as { reportViolation: (text: string) => void }).reportViolation(
            `${effectiveDirective} ${blockedURI} ${sample}`,
          ),
        ),
      )
      // The browser reports the status of a not-found document, maybe once the next one is asked for; it is what the tests ask of the host.
      const documents = new Set<string>()
      page.on('request', (request) => {
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.add(request.url())
      })
      page.on('console', (message) => {
        const ownStatus = message.text().includes('404') && documents.has(message.location().url)
        if (['error', 'warning'].includes(message.type()) && !ownStatus)
          messages.push(`${message.type()} : ${message.text()} (${message.location().url})`)
      })
      page.on('request', (request) => {
        const { protocol, hostname, origin } = new URL(request.url())
        const isKnown = hostname === 'localhost' || origin === environment.analyticsOrigin
        if (/^https?:$/.test(protocol) && !isKnown) messages.push(`hôte inattendu : ${request.url()}`)
      })
      page.on('pageerror', (error) => messages.push(`exception : ${error.message}`))
      await use({
        take: () => {
          const taken = messages
          messages = []
          return taken
        },
      })
      const unexpected = messages.filter((message) => !expectedNoise.test(message))
      expect(unexpected, 'console').toEqual([])
    },
    { auto: true },
  ],
})

/** Waits until the prerendered page is hydrated, and rendered again with what only the browser knows (src/layout/Frame.tsx). */
export const hydrated = (page: Page) => page.locator('#root[data-hydrated]').waitFor({ state: 'attached' })

/** Opens a page and waits for hydration. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path)
  await hydrated(page)
  return response
}

/** Follows a menu link and waits for the page: the path changes first. */
export async function goTo(page: Page, id: PageId) {
  await page.click(`#nav-${id}`)
  await expect(page).toHaveTitle(pages[id].title)
}

/** The application's module. */
export const application = '**/assets/application-*.js'

/** A visitor who spares data: nothing is prefetched. Call it before the page is opened. */
export const saveData = (visitor: Page | BrowserContext) =>
  visitor.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))

export const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Delays files, by default the application, in milliseconds. */
export const delay = (page: Page, milliseconds: number, files = application) =>
  page.route(files, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    await route.continue()
  })

/** Blocks storage and cookies as a browser that refuses them does: reading the property throws. Call it before the page is opened. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    const blocked = {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    }
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, blocked)
    Object.defineProperty(document, 'cookie', blocked)
  })

/** A device whose storage is full. Call it before the page is opened. */
export const fillStorage = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })

/** Paths of the documents loaded from now on. */
export function countDocuments(page: Page): string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname)
  })
  return documents
}

/** Clicks an element by id without hovering: nothing is prefetched, nothing scrolls. */
export const clickUnseen = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => (element as HTMLElement).click())

/** Navigates inside the application, like « forward »: loads no document. */
export const follow = (page: Page, href: string) =>
  page.evaluate((target) => {
    window.history.pushState({}, '', target)
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, href)

/** Requests made while `action` runs, without the host. */
export async function requestsDuring(page: Page, action: () => Promise<void>): Promise<string[]> {
  const seen: string[] = []
  const listen = (request: Request) => seen.push(new URL(request.url()).pathname)
  page.on('request', listen)
  await action()
  page.off('request', listen)
  return seen
}

export { expect }
