/** The site among hostile browsers, extensions, networks and links. */
import type { Page } from '@playwright/test'
import { environment } from '@/site/environment'
import { pages, projetPath, thisSite } from '@/site/pages'
import {
  application,
  blockStorage,
  countDocuments,
  expect,
  fillStorage,
  follow,
  goTo,
  hold,
  hydrated,
  offered,
  open,
  paths,
  projetNames,
  test,
  titleOf,
  unknownPath,
} from './test'

const h1 = (page: Page) => page.locator('h1')
const [projet] = projetNames

/** A visit: pages, filter, form mistakes, opt-out, and back. */
async function visit(page: Page) {
  await goTo(page, 'projets')
  await page.click(`#projets-filtre-${offered}`)
  await expect(page.locator(`#projets-filtre-${offered}`)).toHaveAttribute('aria-current', 'true')
  await page.click('#projets-filtre-tous')
  await page.click(`#projets-${projet}`)
  await expect(page).toHaveURL(new RegExp(`/${projet}$`))
  // The path changes first, then the page.
  await expect(page).not.toHaveTitle(pages.projets.title)
  const title = await page.title()
  await page.click('#projet-suivant')
  await expect(page).not.toHaveTitle(title)
  await goTo(page, 'contact')
  await page.click('#contact-envoyer')
  await page.locator('#contact-nom[aria-invalid=true]').fill('Camille Martin')
  await page.click('#pied-mesure')
  await page.getByRole('switch').click()
  await expect(page.getByRole('switch')).not.toBeChecked()
  for (const _ of ['confidentialite', 'contact', 'suivant']) await page.goBack()
  await expect(page).toHaveTitle(title)
  await expect(page.locator('#erreur-reessayer')).toHaveCount(0)
}

/** Opens a page whose DOM is modified before hydration. */
async function openChanged(page: Page, path: string, change: () => void) {
  const release = await hold(page, application)
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState !== 'loading' && document.querySelector('footer'))
  await page.evaluate(change)
  release()
  await hydrated(page)
}

/** Like Chrome's translation: wraps every text in two `<font>` elements, later texts too, and changes the language. */
function translate() {
  const wrap = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const parent = text.parentElement
      if (!parent || !text.data.trim() || parent.closest('font, script, style, noscript, textarea, title')) continue
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      outer.append(inner)
      text.replaceWith(outer)
      inner.append(document.createTextNode(text.data.toUpperCase()))
    }
  }
  document.documentElement.classList.add('translated-ltr')
  document.documentElement.lang = 'en'
  wrap(document.body)
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) wrap(node)
  }).observe(document.body, { childList: true, subtree: true })
}

/** DOM changes of extensions: grammar, prices, passwords, dark mode, telephone numbers. */
function extend() {
  document.documentElement.setAttribute('data-lt-installed', 'true')
  document.documentElement.style.setProperty('--extension', '1')
  document.body.setAttribute('cz-shortcut-listen', 'true')
  document.body.prepend(document.createElement('extension-root'))
  document.body.append(document.createElement('extension-frame'))
  document.getElementById('root')?.prepend(document.createElement('extension-bar'))
  document.querySelector('main')?.prepend(document.createElement('extension-bar'))
  document.head.prepend(document.createElement('link'))
  for (const field of document.querySelectorAll('input, textarea')) {
    field.setAttribute('data-gramm', 'true')
    field.after(document.createElement('extension-button'))
  }
  for (const element of document.querySelectorAll<HTMLElement>('main *')) element.style.setProperty('--dark', 'red')
  for (const text of document.querySelectorAll('main p, h1')) text.textContent = `${text.textContent} (00 11 22)`
  document.querySelector('footer p')?.remove()
}

/** Like minifying proxies. */
function dropComments() {
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT)
  const comments: Node[] = []
  while (walker.nextNode()) comments.push(walker.currentNode)
  for (const comment of comments) comment.parentNode?.removeChild(comment)
  document.querySelector('main p')?.remove()
}

/** Duplicated head tags that must be unique. */
const doubled = (page: Page) =>
  page.$$eval('head title, head meta[name], head meta[property], head link[rel=canonical]', (tags) => {
    const kinds = tags.map(
      (tag) => `${tag.localName} ${tag.getAttribute('name') ?? tag.getAttribute('property') ?? ''}`,
    )
    return kinds.filter((kind, index) => kinds.indexOf(kind) !== index)
  })

for (const [what, change] of [
  ['the browser translates', translate],
  ['extensions have changed', extend],
  ['a proxy has minified', dropComments],
] as const)
  test(`a page that ${what} before the application is there comes alive, goes on from page to page, and says everything once in its head`, async ({
    page,
    noise,
  }) => {
    await openChanged(page, pages.contact.path, change)
    expect(await doubled(page)).toEqual([])
    await visit(page)
    expect(await doubled(page)).toEqual([])
    const { pathname } = new URL(page.url())
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${pathname}$`))
    // React reports the hydration mismatch: error 418.
    expect(noise.take().filter((message) => !message.includes('#418'))).toEqual([])
  })

test('a page that extensions have changed and the browser translates while it is alive goes on from page to page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') as PropertyDescriptor
    Object.defineProperty(Node.prototype, 'nodeValue', {
      ...value,
      set(this: Node, text) {
        if (!this.isConnected) console.error(`« ${this.nodeValue} » ne devient « ${text} » pour personne.`)
        value.set?.call(this, text)
      },
    })
    // Types of the events that the page listens to.
    const heard = new Set<string>()
    Object.assign(window, { heard })
    for (const target of [window, document]) {
      const listen = target.addEventListener
      target.addEventListener = (type: string, ...rest: [EventListener]) => {
        heard.add(type)
        listen.call(target, type, ...rest)
      }
    }
  })
  await open(page, pages.contact.path)
  await page.waitForFunction(() => document.querySelector('form')?.noValidate)
  for (const change of [extend, translate]) await page.evaluate(change)
  await visit(page)
  expect(await page.locator('h1 font').count()).toBeGreaterThan(0)
  // Each control of each page, there and back: React must neither lose its place among texts that are gone, nor change one of them.
  for (const path of [...paths, unknownPath]) {
    await follow(page, path)
    await expect(page.locator('main h1')).toBeFocused()
    await page.evaluate(async () => {
      const frames = (count: number): Promise<void> =>
        new Promise((resolve) => requestAnimationFrame(() => resolve(count > 1 ? frames(count - 1) : undefined)))
      const { heard } = window as unknown as { heard: Set<string> }
      for (const type of heard)
        for (const target of [window, document, document.body])
          target.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
      document.querySelector('footer')?.scrollIntoView()
      await frames(3)
      for (const _ of ['there', 'back'])
        for (const control of document.querySelectorAll<HTMLElement>(
          'main :is(button, [role=switch], a[id^=projet-essai])',
        )) {
          // A link that React has taken out of the page meanwhile would still be followed.
          if (control.isConnected) control.click()
          await frames(2)
        }
    })
    await expect(page.locator('#erreur-reessayer')).toHaveCount(0)
  }
  // The page is left while an element with an id of any characters has the focus.
  await page.evaluate(() => {
    const control = Object.assign(document.createElement('button'), { id: '"]\\ #:é' })
    document.querySelector('main')?.append(control)
    control.focus()
  })
  await follow(page, pages.agence.path)
  await expect(page).toHaveTitle(pages.agence.title)
  await page.goBack()
  await expect(page).not.toHaveTitle(pages.agence.title)
  await expect(page.locator('main h1')).toBeFocused()
})

/**
 * Like content blockers: rules by host, by script path and by word, in the form of the usual lists.
 * @returns blocked hosts
 */
async function blockAsListsDo(page: Page): Promise<Set<string>> {
  const rules =
    /analytics|rybbit|\/api\/(?:script|track)|[/_.-](?:ads?|adverts?|banner|pixel|stats?|tracker|tracking|metrics?|beacon)[/_.-]/i
  const stopped = new Set<string>()
  await page.context().route(rules, async (route) => {
    stopped.add(new URL(route.request().url()).origin)
    await route.abort('blockedbyclient')
  })
  return stopped
}

test.describe('a browser', () => {
  test.use({ isRouted: true })
  test('that refuses cookies and storage, thinks it is 1970 and has a blocker, is served like any other', async ({
    page,
    noise,
  }) => {
    const client = await page.context().newCDPSession(page)
    await client.send('Emulation.setDocumentCookieDisabled', { disabled: true })
    await blockStorage(page)
    await page.clock.setFixedTime('1970-01-01T00:00:10Z')
    const stopped = await blockAsListsDo(page)
    await open(page, '/')
    await visit(page)
    expect([...stopped]).toEqual([environment.analyticsOrigin])
    expect(noise.take().every((message) => message.includes('ERR_BLOCKED_BY_CLIENT'))).toBe(true)
  })

  test('whose storage is full, in 2099, with a measurement script that throws as it loads and at every event, too', async ({
    page,
    context,
    noise,
  }) => {
    await fillStorage(page)
    await page.clock.setFixedTime('2099-12-31T23:59:59Z')
    await context.route(`${environment.analyticsOrigin}/api/script.js`, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'window.rybbit = { event() { throw new Error("panne") } }; throw new Error("au chargement")',
      }),
    )
    await open(page, '/')
    await visit(page)
    expect(noise.take()).toEqual(['exception : au chargement'])
  })

  test('goes through the whole site in little memory, in no more the second time, and keeps its header, main region and footer', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const client = await page.context().newCDPSession(page)
    const used = async () => {
      await client.send('HeapProfiler.collectGarbage')
      return (await client.send('Runtime.getHeapUsage')).usedSize / 1e6
    }
    const frame = () => page.$$eval('#root > :is(header, main, footer)', (parts) => parts.map((part) => 'kept' in part))
    const tour = async () => {
      for (const path of [unknownPath, ...paths.toReversed()]) {
        await follow(page, path)
        await expect(page.locator('main h1')).toBeFocused()
        expect(await frame(), path).toEqual([true, true, true])
      }
      return used()
    }
    await open(page, '/')
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('header, main, footer')) Object.assign(part, { kept: true })
    })
    const [once, twice] = [await tour(), await tour()]
    expect(once, 'Mo de tas, site parcouru').toBeLessThan(32)
    expect(twice - once, 'Mo de plus au second tour').toBeLessThan(2)
  })
})

test('a text that would become markup or a script is refused, but for the data blocks React writes', async ({
  page,
  noise,
}) => {
  await open(page, '/')
  const isWritten = await page.evaluate((measurement) => {
    const data = '{"@context":"https://schema.org"}'
    const texts: [tag: string, property: string, text: string][] = [
      ['div', 'innerHTML', '<script></script>'],
      ['div', 'innerHTML', data],
      ['script', 'text', data],
      ['script', 'src', `${measurement}/api/script.js`],
      ['div', 'innerHTML', '<img src=x onerror=alert(1)>'],
      ['div', 'innerHTML', '<script>alert(1)</script>'],
      ['div', 'innerHTML', ' <script></script>'],
      ['script', 'text', 'alert(1)'],
      ['script', 'src', `${measurement}.evil.example/x.js`],
      ['script', 'src', 'data:text/javascript,alert(1)'],
      ['script', 'src', '/x.js'],
    ]
    return texts.map(([tag, property, text]) => {
      try {
        return Boolean(Object.assign(document.createElement(tag), { [property]: text }))
      } catch {
        return false
      }
    })
  }, environment.analyticsOrigin)
  expect(isWritten).toEqual([true, true, true, true, false, false, false, false, false, false, false])
  // The browser reports each, and nothing else.
  expect(noise.take().filter((message) => !message.includes('policy failed to execute'))).toEqual([])
})

test('a script of the visitor’s that has made the default policy of the page first leaves it alive', async ({
  page,
  noise,
}) => {
  await page.addInitScript(() => {
    const same = (text: string) => text
    window.trustedTypes?.createPolicy('default', {
      createHTML: same,
      createScript: same,
      createScriptURL: same,
    })
  })
  await open(page, '/')
  await goTo(page, 'projets')
  // The browser reports the second policy, and that it is refused.
  expect(noise.take().filter((message) => !/trusted-?type.*default/i.test(message))).toEqual([])
})

test.describe('the figures of a page', () => {
  test.use({ expectedNoise: /status of 404/ })
  test('that are lost, a page, null or objects take their line with them, and nothing else', async ({ page }) => {
    for (const [how, answer] of [
      ['lost', { status: 404, body: '<p>404</p>' }],
      ['a page', { contentType: 'text/html', body: '<!doctype html><p>Accueil</p>' }],
      ['null', { json: null }],
      ['objects', { json: { poids: { value: 12 }, pages: { value: 12 } } }],
    ] as const) {
      await page.route('**/chiffres/**', (route) => route.fulfill(answer))
      const release = await hold(page, '**/chiffres/**')
      await open(page, '/')
      await follow(page, projetPath(thisSite))
      await expect(page).toHaveTitle(titleOf(projetPath(thisSite)))
      // Each drawing asks for its figures as it comes into view.
      const drawings = page.locator('main :is(table, figure):has([data-figure])')
      await expect(drawings.first()).toBeAttached()
      for (const drawing of await drawings.all()) await drawing.scrollIntoViewIfNeeded()
      release()
      await expect(page.locator('main [data-figure]'), how).toHaveCount(0)
      await expect(page.locator('#pied-mesure')).toBeVisible()
    }
  })
})

test('on slow 3G, a page is read and followed before the application is there', async ({ page }) => {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  // « Slow 3G » of DevTools: 400 ms, 400 kbit/s both ways.
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
  const asked: string[] = []
  page.on('requestfinished', (request) => asked.push(request.url()))
  await page.goto('/', { waitUntil: 'commit' })
  await expect(h1(page)).toBeVisible()
  await page.click('#accueil-hero-projets')
  expect(asked.filter((url) => url.includes('/assets/application-'))).toEqual([])
  await expect(page).toHaveTitle(pages.projets.title)
  await expect(h1(page)).toBeVisible()
})

test.describe('a path', () => {
  test('of 2,000 characters, with marks of a campaign or a broken hash, opens its page and leads on', async ({
    page,
  }) => {
    const long = 'é'.repeat(330)
    for (const suffix of [
      '?utm_source=lettre&utm_medium=email&utm_campaign=%C3%A9t%C3%A9&fbclid=x&gclid=y',
      `?besoin=${encodeURIComponent(long)}`,
      `#${encodeURIComponent(long)}`,
      '?a=1#%E9',
      '?a=2#"><img src=x onerror=alert(1)>',
    ]) {
      const response = await open(page, `${pages.contact.path}${suffix}`)
      expect(response?.status()).toBe(200)
      expect(new URL(page.url()).pathname).toBe(pages.contact.path)
      await page.click('#nav-projets')
      await expect(page).toHaveURL(new RegExp(`${pages.projets.path}$`))
      await page.goBack()
      await expect(page).toHaveTitle(pages.contact.title)
    }
    const response = await open(page, `/projet/${encodeURIComponent(long)}`)
    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle(pages.introuvable.title)
  })

  test('that looks like another host’s, or like a script, or is badly encoded, is not found and leads nowhere else', async ({
    page,
    baseURL,
  }) => {
    for (const path of [
      '//evil.example',
      '///evil.example',
      '/%2f%2fevil.example',
      '/%5cevil.example',
      '/javascript:x',
      '/%',
      '/projet/%E9',
      '/%ZZ/%C3%A9',
    ]) {
      const documents = countDocuments(page)
      await open(page, `${baseURL}${path}`)
      await expect(page, path).toHaveTitle(pages.introuvable.title)
      const hosts = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLAnchorElement>('header a, main a')].map((link) => new URL(link.href).origin),
      )
      expect(new Set(hosts), path).toEqual(new Set([baseURL]))
      await goTo(page, 'projets')
      await page.goBack()
      await expect(page).toHaveTitle(pages.introuvable.title)
      expect(new URL(page.url()).origin).toBe(baseURL)
      expect(documents, path).toHaveLength(1)
    }
  })

  test('written in another way is that of the page its host answers with', async ({ page, baseURL }) => {
    test.slow()
    // Hosts that answer at several paths of a page or ignore case.
    const forms: Record<string, string> = {
      [`${pages.projets.path}/`]: pages.projets.path,
      [`${pages.projets.path}.html`]: pages.projets.path,
      [`${pages.projets.path}/index.html`]: pages.projets.path,
      [`${pages.projets.path}%2F`]: pages.projets.path,
      [`${pages.projets.path}%2Ehtml`]: pages.projets.path,
      [pages.projets.path.toUpperCase()]: pages.projets.path,
      '/index%2Ehtml': '/',
      [`/${pages.mentions.path.slice(1).replaceAll('/', '%2F')}`]: pages.mentions.path,
      [`/projet/${projet}%2F`]: `/projet/${projet}`,
      [`/PROJET/${projet}.HTML`]: `/projet/${projet}`,
    }
    for (const [form, path] of Object.entries(forms)) {
      const response = await page.request.get(path)
      await page.route(
        ({ pathname }) => pathname === form,
        (route) => route.fulfill({ response }),
      )
      await open(page, `${form}?besoin=question#suite`)
      await expect(page).toHaveURL(`${baseURL}${path}?besoin=question#suite`)
      await goTo(page, 'contact')
      await page.goBack()
      await expect(page).not.toHaveTitle(pages.contact.title)
      await expect(page).not.toHaveTitle(pages.introuvable.title)
    }
  })

  test('that its host does not know is not found, also where this site has a page of that name', async ({ page }) => {
    const response = await page.request.get(unknownPath)
    for (const path of [pages.projets.path, `${pages.projets.path}/`, `/projet/${projet}`, '/projet/inconnu']) {
      await page.route(`**${path}`, (route) => route.fulfill({ response }), { times: 1 })
      await open(page, path)
      await expect(page, path).toHaveTitle(pages.introuvable.title)
      await expect(h1(page)).toHaveCount(1)
      await goTo(page, 'agence')
      await goTo(page, 'projets')
    }
  })
})
