/** Layout stability while HTML streams, and when the site's font replaces its metric-matched fallback (tools/font.ts). */
import type { ServerResponse } from 'node:http'
import type { CDPSession, Page } from '@playwright/test'
import { pages } from '@/site/pages'
import { cuts } from '@/theme/tokens'
import { shiftBudget } from '../../scripts/build/budgets'
import { serve } from '../../scripts/serve'
import { readText } from '../../scripts/text'
import { isTemplate } from '../template'
import { intercept } from './intercept'
import { fallbackFonts, shiftOfTheFont, unroundedText } from './loading'
import { expect, hold, hydrated, ofOwner, painted, paths, test, unknownPath, watchShifts } from './test'

test.use({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, args: [...(launchOptions.args ?? []), unroundedText] }),
    { scope: 'worker' },
  ],
})

/** Bytes per chunk, and number of chunks sent one by one: about one view. The rest follows at once. */
const pieceLength = 700
const pieceCount = 60
/** Milliseconds, more than a frame. */
const pause = 25

/** End of a drawing: its place may depend on the element that follows, which comes in a chunk later. */
const drawingEnd = /<img\b[^>]*>(?:<\/picture>)?|<\/svg>/g
/** Start of an element, or end; a `<picture>` is one. */
const tagStart = /<(?!source|img|\/picture)/g

/** Splits a document between tags, after every drawing too; the first chunk holds everything up to the first element. */
function piecesOf(html: string): string[] {
  const pieces: string[] = []
  let start = 0
  let cut = html.indexOf('<body')
  while (cut > 0 && pieces.length < pieceCount) {
    pieces.push(html.slice(start, cut))
    start = cut
    drawingEnd.lastIndex = start
    const drawn = drawingEnd.test(html) ? drawingEnd.lastIndex : html.length
    tagStart.lastIndex = start + pieceLength
    cut = Math.min(drawn, tagStart.exec(html)?.index ?? -1)
  }
  return [...pieces, html.slice(start)]
}

async function sendSlowly(path: string, response: ServerResponse) {
  response.writeHead(path === unknownPath ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
  const name = { '/': '/index', [unknownPath]: '/404' }[path] ?? path
  for (const piece of piecesOf(readText(`dist${name}.html`))) {
    response.write(piece)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  response.end()
}

const allPaths = [...paths, unknownPath]

/** Serves the site with chunked pages. */
async function serveSlowly() {
  const { server, url, close } = await serve({ dist: 'dist', port: 0 })
  intercept(server, (request, response) => {
    const { pathname } = new URL(request.url ?? '/', url)
    return allPaths.includes(pathname) && sendSlowly(pathname, response)
  })
  return { url, close }
}

/** Texts rendered in another font than the site's, according to the browser: « h1 : Le Fournil ». */
async function textsInOtherFonts(page: Page, client: CDPSession): Promise<string[]> {
  // One text per combination of styles.
  const names = await page.evaluate(() => {
    const looks = new Map<string, Element>()
    for (const element of document.querySelectorAll('#root *')) {
      const hasText = [...element.childNodes].some((node) => node instanceof Text && /[a-z]{3}/i.test(node.data))
      if (hasText && element.checkVisibility()) looks.set(getComputedStyle(element).font, element)
    }
    return [...looks.values()].map((element, index) => {
      element.setAttribute('data-text', String(index))
      return `${element.localName} : ${element.textContent?.slice(0, 40)}`
    })
  })
  const { root } = await client.send('DOM.getDocument')
  const others: string[] = []
  for (const [index, name] of names.entries()) {
    const find = () => client.send('DOM.querySelector', { nodeId: root.nodeId, selector: `[data-text="${index}"]` })
    // The application may replace an element at any time; its replacement has no mark, and is left out.
    const { nodeId } = await find()
    const answer = nodeId
      ? await client.send('CSS.getPlatformFontsForNode', { nodeId }).catch(async (error) => {
          if ((await find()).nodeId) throw error
        })
      : undefined
    const [most] = answer?.fonts.sort((a, b) => b.glyphCount - a.glyphCount) ?? []
    if (most && !(most.isCustomFont && most.familyName.startsWith(cuts.text.family)))
      others.push(`${name} (${most.familyName})`)
  }
  return others
}

const font = '**/*.woff2'
/** Largest layout shift while the HTML streams: among an owner's projects a screen may end where a picture arrives above its title. */
const leastShift = isTemplate ? 0.002 : shiftBudget

for (const path of allPaths)
  test(`${path}, coming in piece by piece, moves nothing it has shown; its font, little, and it is on every text`, {
    tag: ofOwner(path),
  }, async ({ page, context }) => {
    test.slow()
    const { url, close } = await serveSlowly()
    const client = await context.newCDPSession(page)
    await client.send('DOM.enable')
    await client.send('CSS.enable')
    const onlyRoboto = await fallbackFonts(page)
    const shift = await watchShifts(page)
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const release = await hold(page, font)
      await page.goto(url + path, { waitUntil: 'domcontentloaded' })
      const before = await painted(page)
      expect.soft(await shift(), `${width} px`).toBeLessThan(leastShift)
      release()
      await page.evaluate(() => document.fonts.ready)
      await painted(page)
      expect.soft(await shift(before), `Arial, ${width} px`).toBeLessThan(shiftBudget)
      expect.soft(await textsInOtherFonts(page, client), `${width} px`).toEqual([])
      await page.unroute(font)
      // Again in the same page, at the other phone width and with the other fallback.
      const again = async (fallback: string, at: number) => {
        await page.setViewportSize({ width: at, height: 844 })
        expect.soft(await shiftOfTheFont(page, shift), `${fallback}, ${at} px`).toBeLessThan(shiftBudget)
      }
      if (width === 390) await again('Arial', 412)
      await onlyRoboto()
      for (const at of width === 390 ? [412, 390] : [width]) await again('Roboto', at)
    }
    await close()
  })

/** Elements of the page, those of them whose layout the browser skips, and whether its last one is of these. */
const layoutOf = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('main *, footer *')]
    const isSkipped = (element: Element) =>
      element.checkVisibility() && !element.checkVisibility({ contentVisibilityAuto: true })
    return { all: all.length, skipped: all.filter(isSkipped).length, isEndSkipped: isSkipped(all.at(-1) as Element) }
  })

test('the first paint lays out what is near the screen; the rest follows it, at once for a target, and needs no script', async ({
  page,
  browser,
}) => {
  test.slow()
  const viewport = { width: 390, height: 844 }
  await page.setViewportSize(viewport)
  const arrives = async (url: string) => {
    const release = await hold(page, font)
    await page.goto(url, { waitUntil: 'domcontentloaded' })
    const layout = await layoutOf(page)
    release()
    await page.unroute(font)
    return layout
  }
  const first = { all: 0, skipped: 0 }
  for (const path of paths) {
    const { all, skipped, isEndSkipped } = await arrives(path)
    expect.soft(isEndSkipped, `${path}: the end of the page waits`).toBe(true)
    first.all += all
    first.skipped += skipped
    await hydrated(page)
    expect.soft((await layoutOf(page)).skipped, path).toBe(0)
  }
  expect(first.skipped / first.all, JSON.stringify(first)).toBeGreaterThan(0.25)
  // The rule is the same on every page (theme/base.css).
  expect.soft((await arrives('/#contenu')).skipped, 'a target').toBe(0)
  const plain = await (await browser.newContext({ javaScriptEnabled: false, viewport })).newPage()
  await plain.goto('/')
  expect.soft((await layoutOf(plain)).skipped, 'without scripts').toBe(0)
  await plain.context().close()
})

test('the next page is in the font from its first frame', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(() => document.fonts.ready)
  await page.click('#nav-agence')
  await expect(page).toHaveURL(new RegExp(`${pages.agence.path}$`))
  expect(await page.evaluate((name) => document.fonts.check(`1em "${name}"`), cuts.text.family)).toBe(true)
})
