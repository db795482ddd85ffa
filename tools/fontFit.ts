/**
 * Measures the site in its font: how far texts move when it replaces the fallback, texts and words cut, texts over each other, small
 * targets.
 */
import { chromium } from '@playwright/test'
import { shiftBudget } from '../scripts/build/budgets.ts'
import { chromiumFlags, findChromium } from '../scripts/machine/chromium.ts'
import { runTogether } from '../scripts/run.ts'
import { serve } from '../scripts/serve.ts'
import { readText } from '../scripts/text.ts'
import { cutWords, lostTexts, resize, setTextSize, smallTargets } from '../tests/browser/layout.ts'
import { fallbackFonts, hold, shiftOfTheFont, unroundedText, watchShifts } from '../tests/browser/loading.ts'
import { sitemapPaths } from './bench/tables.ts'

/** Widths in CSS pixels; the last also with text of 32 px. */
const widths = [320, 390, 412, 768, 1440]

/**
 * Builds the site, then measures each page of its sitemap.
 * @returns lines in French, page and width first; empty when the font fits
 */
export async function misfits(): Promise<string[]> {
  if ((await runTogether([{ name: 'npm run build', command: 'npm run build' }])).length > 0)
    return ['le site ne se construit pas, comme il est dit plus haut : la police n’est pas mesurée.']
  const { url, close } = await serve({ dist: 'dist', port: 0 })
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags, unroundedText] })
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  // tsx names functions by a helper that the page lacks.
  await context.addInitScript('globalThis.__name = (named) => named')
  const found: string[] = []
  const sitemap = readText('dist/sitemap.xml')
  for (const path of sitemapPaths(sitemap, url)) {
    const page = await context.newPage()
    const shiftSince = await watchShifts(page)
    const addMisfits = async (where: string) => {
      const words = (await page.evaluate(cutWords, undefined)).map((word) => `mot coupé : « ${word} »`)
      const lines = [...(await page.evaluate(lostTexts)), ...words, ...(await page.evaluate(smallTargets))]
      found.push(...lines.map((line) => `${path}, ${where} : ${line}`))
    }
    const onlyRoboto = await fallbackFonts(page)
    // As prerendered: the font comes before the application.
    const release = await hold(page, '**/assets/*.js')
    await page.goto(url + path)
    for (const fallback of ['Arial', 'Roboto, sur Android']) {
      if (fallback !== 'Arial') await onlyRoboto()
      for (const width of widths) {
        await resize(page, width)
        const shift = await shiftOfTheFont(page, shiftSince)
        if (shift > shiftBudget)
          found.push(
            `${path}, ${width} px : la page bouge de ${shift.toFixed(3)} quand la police remplace ${fallback} (au plus ${shiftBudget})`,
          )
      }
    }
    release()
    await page.reload()
    // Laid out whole (theme/base.css).
    await page.waitForFunction(() => !document.body.className)
    for (const width of widths) {
      await resize(page, width)
      await addMisfits(`${width} px`)
    }
    await setTextSize(page, 32)
    await addMisfits(`${widths.at(-1)} px, texte de 32 px`)
    await page.close()
  }
  await browser.close()
  await close()
  return found
}
