/** The site's font comes after the first paint, and takes the place of a fallback in the same measures (scripts/font.ts). */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { CDPSession, Page } from '@playwright/test'
import { pages } from '@/site/pages'
import { cuts } from '@/theme/tokens'
import { expect, hold, hydrated, painted, paths, test, unknownPath, watchShifts } from './test'

const font = '**/*.woff2'
const roboto = createRequire(import.meta.url).resolve(
  '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2',
)

/** Has the pages find Roboto and no Arial, as on Android: the machine of the tests has it the other way round. */
async function onlyRoboto(page: Page) {
  await page.route('**/roboto-of-the-tests', (route) =>
    route.fulfill({ contentType: 'font/woff2', body: readFileSync(roboto) }),
  )
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const answer = await route.fetch()
    const body = (await answer.text())
      .replaceAll(/local\("?(?:Arial|Liberation|Arimo)[^)]*\)/g, 'local("absent")')
      .replaceAll(/local\("?Roboto[^)]*\)/g, 'url("/roboto-of-the-tests")')
      // A machine's bold is 700, whatever is asked for.
      .replaceAll(/(Fallback Roboto"?;[^}]*?font-weight:)(?:600 700|680)/g, '$1700')
    return route.fulfill({ response: answer, body })
  })
}

/** Texts of the page that are not drawn in the site's font, as the browser says which one it took: « h1 : Le Fournil ». */
async function textsInOtherFonts(page: Page, client: CDPSession): Promise<string[]> {
  // One text for each look there is: two that have the same styles are drawn in the same font.
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
    const { nodeId } = await client.send('DOM.querySelector', {
      nodeId: root.nodeId,
      selector: `[data-text="${index}"]`,
    })
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId })
    const [most] = fonts.sort((a, b) => b.glyphCount - a.glyphCount)
    if (most && !(most.isCustomFont && most.familyName.startsWith(cuts.text.family)))
      others.push(`${name} (${most.familyName})`)
  }
  return others
}

// The policy of the pages knows their styles by their fingerprint: what stands in for another machine changes them.
test.use({ bypassCSP: true })

for (const fallback of ['Arial', 'Roboto'])
  for (const width of [390, 412, 768, 1440])
    test(`a font that comes late, after ${fallback}, moves little and is put on every text, at ${width} px`, async ({
      page,
      context,
    }) => {
      test.slow()
      if (fallback === 'Roboto') await onlyRoboto(page)
      await page.setViewportSize({ width, height: 844 })
      const client = await context.newCDPSession(page)
      await client.send('DOM.enable')
      await client.send('CSS.enable')
      const shift = await watchShifts(page)
      for (const path of [...paths, unknownPath]) {
        const release = await hold(page, font)
        await page.goto(path, { waitUntil: 'commit' })
        await page.waitForFunction(
          () => document.querySelector('footer') && performance.getEntriesByType('paint').length,
        )
        // A font of the machine is there at once; what stands in for it is not asked for while another may come.
        if (fallback === 'Roboto')
          await page.evaluate(
            (families) =>
              Promise.all(
                families.flatMap((family) =>
                  [400, 680].map((weight) => document.fonts.load(`${weight} 1em "${family}"`)),
                ),
              ),
            Object.values(cuts).map(({ fallbacks }) => fallbacks.roboto),
          )
        await painted(page)
        const before = await shift()
        release()
        await page.evaluate(() => document.fonts.ready)
        await painted(page)
        // What the stand-in for Roboto moves when it comes itself is not a visitor's.
        expect.soft((await shift()) - (fallback === 'Roboto' ? before : 0), path).toBeLessThan(0.05)
        if (width === 412 || width === 1440) expect.soft(await textsInOtherFonts(page, client), path).toEqual([])
        await page.unroute(font)
      }
    })

test('the next page is in the font from its first frame', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(() => document.fonts.ready)
  await page.click('#nav-agence')
  await expect(page).toHaveURL(new RegExp(`${pages.agence.path}$`))
  expect(await page.evaluate((name) => document.fonts.check(`1em "${name}"`), cuts.text.family)).toBe(true)
})
