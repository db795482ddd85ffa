/** A page while it loads: requests held back, paints, layout shifts. Without fixtures, for programs too (tools/fontFit.ts). */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { BrowserContext, Page } from '@playwright/test'
import { cuts } from '../../src/theme/tokens.ts'

/** Holds requests until the returned function is called; later requests are not held. */
export async function hold(target: Page | BrowserContext, files: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await target.route(files, async (route) => {
    await held
    await route.fallback()
  })
  return release
}

/**
 * Records layout shifts from the opening of a page on: https://web.dev/articles/cls. Call it before opening the page.
 * @returns a function that reads the sum, of the whole page or from a moment on (see `painted`)
 */
export async function watchShifts(page: Page): Promise<(since?: number) => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: { startTime: number; value: number }[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      shifts.push(...(list.getEntries() as (PerformanceEntry & { value: number })[]))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return (since = 0) =>
    page.evaluate(
      (from) =>
        (window as unknown as { shifts: { startTime: number; value: number }[] }).shifts
          .filter(({ startTime }) => startTime >= from)
          .reduce((sum, { value }) => sum + value, 0),
      since,
    )
}

/**
 * Waits until changes are painted and their layout shifts reported. @returns that moment, in milliseconds since the document was asked for
 */
export const painted = (page: Page): Promise<number> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()), 50))),
  )

/** Chromium flag: letters at fractions of a pixel, as on Windows, macOS and phones. Linux rounds their widths, by 3 %. */
export const unroundedText = '--font-render-hinting=none'

const robotoPath = '/roboto-of-the-tests'
const roboto = createRequire(import.meta.url).resolve(
  '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2',
)

/**
 * Serves Roboto to a page on a machine that has Arial, or a font with its metrics.
 * @returns a function that emulates Android in the opened page: no Arial, and Roboto, loaded before it returns, as a system font is
 */
export async function fallbackFonts(page: Page): Promise<() => Promise<void>> {
  const body = readFileSync(roboto)
  await page.route(`**${robotoPath}`, (route) => route.fulfill({ contentType: 'font/woff2', body }))
  return () =>
    page.evaluate(
      async ([path, families]) => {
        const faces = [...document.styleSheets].flatMap(({ cssRules }) =>
          [...cssRules].filter((rule) => rule instanceof CSSFontFaceRule),
        )
        for (const { style, parentStyleSheet } of faces) {
          const text = style.cssText
            .replaceAll(/local\("?(?:Arial|Liberation|Arimo)[^)]*\)/g, 'local("absent")')
            .replaceAll(/local\("?Roboto[^)]*\)/g, `url("${path}")`)
          if (text === style.cssText) continue
          const index = [...(parentStyleSheet?.cssRules ?? [])].findIndex(
            (rule) => (rule as CSSFontFaceRule).style === style,
          )
          parentStyleSheet?.deleteRule(index)
          // System bold is always 700.
          const weighed = text.includes(path) ? text.replace(/(font-weight:\s*)(?:600 700|680)/, '$1700') : text
          parentStyleSheet?.insertRule(`@font-face { ${weighed} }`, index)
        }
        const standIns = [...document.fonts].filter(({ family }) => families.some((name) => family.includes(name)))
        await Promise.all(standIns.map((face) => face.load()))
      },
      [robotoPath, Object.values(cuts).map(({ fallbacks }) => fallbacks.roboto)] as const,
    )
}

/** Layout shift of an opened page when the site's font replaces the fallback: `shift` comes from `watchShifts`. */
export async function shiftOfTheFont(page: Page, shift: (since: number) => Promise<number>): Promise<number> {
  const taken = await page.evaluateHandle(() =>
    [...document.styleSheets].flatMap((sheet) => {
      const isSites = (rule: CSSRule) => rule instanceof CSSFontFaceRule && rule.cssText.includes('.woff2')
      const rules = [...sheet.cssRules].filter(isSites).map(({ cssText }) => cssText)
      for (let index = sheet.cssRules.length - 1; index >= 0; index--)
        if (isSites(sheet.cssRules[index] as CSSRule)) sheet.deleteRule(index)
      return rules.map((rule) => ({ sheet, rule }))
    }),
  )
  // `local()` faces load asynchronously: on a busy machine, after a few frames.
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())))
  const before = await painted(page)
  await taken.evaluate(async (rules) => {
    for (const { sheet, rule } of rules) sheet.insertRule(rule, 0)
    await document.fonts.ready
  })
  await painted(page)
  return shift(before)
}
