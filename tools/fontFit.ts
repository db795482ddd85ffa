/** Measures the site in its font: how far texts move when it replaces the fallback, texts cut or over each other, small targets. */
import { readFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { chromiumFlags, findChromium } from '../scripts/chromium.ts'
import { runTogether } from '../scripts/run.ts'
import { serve } from '../scripts/serve.ts'
import { lostTexts, setTextSize, smallTargets } from '../tests/browser/layout.ts'
import { pathsOf } from './bench/tables.ts'

/** Widths in CSS pixels; the last also with text of 32 px. */
const widths = [390, 412, 768, 1440]
/** Layout shift of a page while it loads, as in docs/decisions/017. */
const mostShift = 0.05

const shiftOf = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    await frame()
    await frame()
    const entries = (window as { shifts?: LayoutShift[] }).shifts ?? []
    return entries.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0)
  })
interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

/**
 * Builds the site, then measures each page of its sitemap.
 * @returns lines in French, page and width first; empty when the font fits
 */
export async function misfits(): Promise<string[]> {
  if ((await runTogether([{ name: 'npm run build', command: 'npm run build' }])).length > 0)
    return ['le site ne se construit pas, comme il est dit plus haut : la police n’est pas mesurée.']
  const { url, close } = await serve({ dist: 'dist', port: 0 })
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  // tsx names functions by a helper that the page lacks.
  await context.addInitScript('globalThis.__name = (named) => named')
  await context.addInitScript(() => {
    const shifts: PerformanceEntry[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    })
  })
  const found: string[] = []
  const sitemap = readFileSync('dist/sitemap.xml', 'utf8')
  for (const path of pathsOf(sitemap, url)) {
    const page = await context.newPage()
    const tell = async (where: string) => {
      const lines = [...(await lostTexts(page)), ...(await smallTargets(page))]
      found.push(...lines.map((line) => `${path}, ${where} : ${line}`))
    }
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      // The font comes once the page is painted in its fallback.
      let release = () => {}
      const painted = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route('**/*.woff2', (route) => painted.then(() => route.continue()))
      await page.goto(url + path, { waitUntil: 'domcontentloaded' })
      const before = await shiftOf(page)
      release()
      await page.evaluate(() => document.fonts.ready)
      const shift = (await shiftOf(page)) - before
      if (shift > mostShift)
        found.push(
          `${path}, ${width} px : la page bouge de ${shift.toFixed(3)} quand la police arrive (au plus ${mostShift})`,
        )
      await tell(`${width} px`)
    }
    await setTextSize(page, 32)
    await tell(`${widths.at(-1)} px, texte de 32 px`)
    await page.close()
  }
  await browser.close()
  await close()
  return found
}
