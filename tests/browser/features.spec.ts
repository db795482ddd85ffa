/** Browsers that lack something the code uses: every page can be read, and its links lead (docs/decisions/005). */
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test'
import { JSDOM } from 'jsdom'
import { transformWithOxc } from 'vite'
import { pages } from '@/site/pages'
import { listFiles } from '../../scripts/build/files'
import { chromiumFlags } from '../../scripts/machine/chromium'
import { isOldChromiumHere, oldChromium } from '../../scripts/machine/oldChromium'
import { readText } from '../../scripts/text'
import { expect, hydrated, test } from './test'

const screens = [{ viewport: { width: 390, height: 844 }, hasTouch: true }, { viewport: { width: 1440, height: 900 } }]
const visited = [pages.accueil.path, pages.projets.path, pages.contact.path]
/** On every page. */
const link = '#pied-plan'

/** Names that the code which ships reads as globals, or after a dot. Types are no code. */
async function namesInTheCode() {
  const files = listFiles('src').filter((file) => /\.tsx?$/.test(file) && !/^(?:content|site)\//.test(file))
  const codes = files.map(async (file) => (await transformWithOxc(readText(path.join('src', file)), file)).code)
  const code = (await Promise.all(codes)).join('\n').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  const found = (pattern: RegExp) => [...new Set([...code.matchAll(pattern)].map(([, name = '']) => name))]
  return {
    globals: found(/(?:window\.|(?<![.\w'"`-]))([A-Za-z]\w+)\b(?!['"`:-])/g),
    members: found(/\b([a-z]\w+)/g),
    language: runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[],
  }
}
type Names = Awaited<ReturnType<typeof namesInTheCode>>

/**
 * Records in a page which of these names it takes from the browser: globals, and members of the browser's own prototypes, as
 * `Element.matches`. Left out: names of the language, and properties that are not configurable.
 */
function record({ globals, members, language }: Names) {
  const used = new Set<string>()
  Object.assign(window, { used })
  const isOfBrowser = (name: string) => !language.includes(name)
  const watch = (owner: object, key: string, name: string) => {
    const { get, set, value, configurable, enumerable } = Object.getOwnPropertyDescriptor(owner, key) ?? {}
    if (!configurable) return
    const isMethod = typeof value === 'function'
    let now = value
    Object.defineProperty(owner, key, {
      configurable,
      enumerable: enumerable ?? false,
      get() {
        used.add(name)
        return isMethod || !get ? now : get.call(this)
      },
      set(to) {
        used.add(name)
        if (set) set.call(this, to)
        else if (isMethod && this !== owner)
          Object.defineProperty(this, key, { value: to, configurable, writable: true })
        else now = to
      },
    })
  }
  for (const name of Object.getOwnPropertyNames(window).filter(isOfBrowser)) {
    const { prototype } = (Object.getOwnPropertyDescriptor(window, name)?.value ?? {}) as { prototype?: object }
    // Second names, as `webkitURL`, are left out.
    if (prototype?.constructor.name !== name) continue
    for (const member of members) watch(prototype, member, `${name}.${member}`)
  }
  for (const name of globals.filter(isOfBrowser)) watch(window, name, name)
}

/** Makes timers ten times as short: start.ts waits two seconds for what does not come. */
function hasten() {
  const { setTimeout } = window
  window.setTimeout = ((run: TimerHandler, delay = 0, ...more: unknown[]) =>
    setTimeout(run, delay / 10, ...more)) as typeof window.setTimeout
}

/** Takes from a page the feature that the query of its path names. */
function remove() {
  const [member = '', owner] = window.location.search.slice(1).split('.').reverse()
  const { prototype = window } = owner ? Object(window)[owner] : { prototype: window }
  Reflect.deleteProperty(prototype, member)
}

/** Title and headlines that can be read, and whether the page has its text. */
function read() {
  const headlines = [...document.querySelectorAll('main :is(h1, h2)')].filter((element) => element.checkVisibility())
  const isLong = (document.querySelector('main')?.textContent.length ?? 0) > 500
  return [document.title, ...headlines.map(({ textContent }) => textContent), isLong].join(' | ')
}

/** State of the application of a page: there, or asked for. */
const stateOf = () => ({
  isAlive: document.querySelector('#root[data-hydrated]') !== null,
  isAsked: performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/application-')),
})

/**
 * Opens a tab whose function visits a path with a feature missing: reads the page, follows a link, and reads again. It is given what the
 * same visit reads in a browser with all features, and waits for it.
 */
async function openTab(context: BrowserContext) {
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.setBlockedURLs', { urls: ['*.avif', '*.webp', '*.woff2', '*/api/script.js'] })
  const { frameTree } = await client.send('Page.getFrameTree')
  const within = async (task: string) => {
    const { executionContextId: contextId } = await client.send('Page.createIsolatedWorld', {
      frameId: frameTree.frame.id,
    })
    const { result } = await client.send('Runtime.evaluate', { expression: task, contextId, returnByValue: true })
    return result.value
  }
  let failed = 0
  let documents = 0
  let asked = ''
  const onFailure = () => {
    failed ||= Date.now()
  }
  page.on('pageerror', onFailure)
  page.on('console', (message) => message.type() === 'error' && onFailure())
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().endsWith(asked)) documents += 1
  })
  /** Asks until the answer is right, or for so many milliseconds. A document that is being replaced does not answer. */
  const askUntil = async <T>(task: () => T, isRight: (answer: T) => boolean, longest: number) => {
    const started = Date.now()
    for (;;) {
      const answer: T | undefined = await within(`(${task})()`).catch(() => undefined)
      if (Date.now() - started > longest || (answer !== undefined && isRight(answer))) return answer
      await page.waitForTimeout(50)
    }
  }
  return async (path: string, usual?: string[]): Promise<string[]> => {
    failed = 0
    documents = 0
    asked = path
    await page.goto(path)
    // The application is there, or has failed, or has had time.
    const isSettled = ({ isAlive, isAsked }: ReturnType<typeof stateOf>) =>
      isAlive || (isAsked && failed > 0 && Date.now() - failed > 200)
    await askUntil(stateOf, isSettled, 1000)
    /** Reads until the page is as expected, or else does not change any more. */
    const readUntil = (expected: string | undefined, before: string | undefined, longest: number) => {
      let last: string | undefined
      return askUntil(
        read,
        (seen) => {
          const isSteady = seen === last && seen !== before
          last = seen
          return expected ? seen === expected : isSteady
        },
        longest,
      )
    }
    const opened = await readUntil(usual?.[0], undefined, 3000)
    const times = documents
    await within(`document.querySelector('${link}').click()`)
    const led = await readUntil(usual?.[1], opened, 5000)
    return [String(opened), String(led), `${times} document`]
  }
}

const core = new JSDOM('', { url: 'https://site.test' }).window as unknown as Record<
  string,
  { prototype?: object } | undefined
>

/**
 * True of features that a browser may lack: globals, and members younger than their interface. Functions and members of jsdom are the DOM's
 * core, which no browser with modules lacks; of an interface that jsdom lacks, only the global is removed.
 */
function mayBeMissing(name: string): boolean {
  const [owner = '', member] = name.split('.')
  if (member === undefined) return /^[A-Z]/.test(owner) || typeof core[owner] !== 'function'
  const prototype = core[owner]?.prototype
  return prototype !== undefined && !(member in prototype)
}

/** The features that each page takes from the browser, on a phone or a desk. */
async function findFeatures(contexts: BrowserContext[]) {
  const names = await namesInTheCode()
  const features = visited.map((path) => ({ path, used: new Set<string>() }))
  const visitAll = async (context: BrowserContext) => {
    const page = await context.newPage()
    await page.addInitScript(record, names)
    for (const { path, used } of features) {
      await page.goto(path)
      await hydrated(page)
      await page.locator(link).dispatchEvent('click')
      await expect(page).toHaveTitle(pages.plan.title)
      for (const name of await page.evaluate(() => [...Object(window).used])) if (mayBeMissing(name)) used.add(name)
    }
    await page.close()
  }
  await Promise.all(contexts.map(visitAll))
  return features.flatMap(({ path, used }) => [...used].map((name) => `${path}?${name}`))
}

test('every page is read, and its links lead, without any one of what it takes from the browser', async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const contexts = await Promise.all(
    screens.map((screen) => browser.newContext({ baseURL: String(baseURL), ...screen })),
  )
  const features = await findFeatures(contexts)
  expect(features.length).toBeGreaterThan(visited.length)
  for (const task of [hasten, remove]) for (const context of contexts) await context.addInitScript(task)
  const wrong: string[] = []
  const tryAll = async (context: BrowserContext, own: string[]) => {
    const usual = new Map<string, string[]>()
    const tryEach = async (visit: Awaited<ReturnType<typeof openTab>>) => {
      for (let path = own.pop(); path; path = own.pop()) {
        const expected = usual.get(path.split('?')[0] ?? '')
        const seen = await visit(path, expected)
        if (String(seen) !== String(expected)) wrong.push(`${path} : ${seen.join(' → ')}`)
      }
    }
    const visit = await openTab(context)
    for (const path of visited) usual.set(path, await visit(path))
    const others = await Promise.all([openTab(context), openTab(context)])
    await Promise.all([visit, ...others].map(tryEach))
  }
  // Features alternate between phone and desk from the first page to the last: those of many pages are met on both.
  await Promise.all(
    contexts.map((context, lane) =>
      tryAll(
        context,
        features.filter((_, index) => index % contexts.length === lane),
      ),
    ),
  )
  await Promise.all(contexts.map((context) => context.close()))
  expect(wrong).toEqual([])
})

/** The browser of the tests, with pages as one without popovers reads them. */
async function withoutPopovers(browser: Browser, options: BrowserContextOptions) {
  const context = await browser.newContext({ ...options, bypassCSP: true })
  await context.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'))
  await context.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.continue()
    const response = await route.fetch()
    const body = (await response.text())
      .replaceAll(':popover-open', ':unknown')
      .replaceAll(/ popover(?:target)?="\w*"/g, '')
    await route.fulfill({ response, body })
  })
  return context
}

/** Links of the menu that are not seen, and what share of the window the header takes at the end of the page. */
function lookAtMenu() {
  const isSeen = (element: Element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
  window.scrollTo(0, document.documentElement.scrollHeight)
  const { bottom } = (document.querySelector('header') as Element).getBoundingClientRect()
  return {
    unseen: [...document.querySelectorAll('#menu a')].filter((link) => !isSeen(link)).map(({ id }) => id),
    isInTheWay: bottom > window.innerHeight / 2,
    isWide: document.documentElement.scrollWidth > window.innerWidth,
  }
}

async function readAll(context: BrowserContext) {
  await context.addInitScript(hasten)
  const page = await context.newPage()
  for (const path of visited) {
    await page.goto(path)
    // Longer than the application is waited for.
    await page.waitForTimeout(500)
    await expect(page.locator('main h1')).toBeVisible()
    await expect(page.locator('#erreur-reessayer')).toHaveCount(0)
    await page.locator('#menu summary').click()
    expect(await page.evaluate(lookAtMenu), path).toEqual({ unseen: [], isInTheWay: false, isWide: false })
    await page.locator('#nav-agence').click()
    await expect(page, path).toHaveTitle(pages.agence.title)
    await expect(page.locator('main h1')).toBeVisible()
  }
  await context.close()
}

/** Chromium 110 where it is installed; else the browser of the tests stands in for it. */
const isReal = isOldChromiumHere()
test(`a browser without popovers, ${isReal ? 'Chromium 110' : 'the one of the tests'}, with scripts or without, reads every page, whose menu is in it, and follows its links`, async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const old = isReal ? await chromium.launch({ executablePath: oldChromium, args: chromiumFlags }) : undefined
  const cases = screens.flatMap((screen) =>
    [true, false].map((javaScriptEnabled) => ({ ...screen, javaScriptEnabled })),
  )
  await Promise.all(
    cases.map(async (options) => {
      const given = { ...options, baseURL: String(baseURL) }
      await readAll(await (old ? old.newContext(given) : withoutPopovers(browser, given)))
    }),
  )
  await old?.close()
})
