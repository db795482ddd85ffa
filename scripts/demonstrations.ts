/**
 * Takes the pictures of the projects: `npm run demonstrations`, or of those named: `npm run demonstrations ce-site`. The demonstration
 * sites are files of scripts/demonstrations; the project « Ce site » is the site built in dist/. The pictures are committed beside each
 * project's data.
 */
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium, expect, type Page } from '@playwright/test'
import { findChromium } from './chromium.ts'
import { serve } from './serve.ts'

const projets = path.resolve('src/content/projets')
const sources = path.resolve('scripts/demonstrations')

interface Screen {
  page: ScreenName
  image: string
  viewport: { width: number; height: number }
}

type ScreenName = 'accueil' | 'page' | 'mobile'

const desktop = { width: 1440, height: 900 }
const screens: Screen[] = [
  { page: 'accueil', image: 'couverture.png', viewport: desktop },
  { page: 'page', image: 'page.png', viewport: desktop },
  { page: 'mobile', image: 'mobile.png', viewport: { width: 390, height: 844 } },
]
/** Pixels of a picture per CSS pixel: sharp on the screens that show two. */
const density = 2

const asked = process.argv.slice(2)
const isAsked = (name: string) => asked.length === 0 || asked.includes(name)

/** @param addresses which address shows each screen of the project */
async function shoot(
  browser: Browser,
  name: string,
  addresses: Record<ScreenName, string>,
  ready: (page: Page) => Promise<void> = async () => {},
) {
  for (const { page: screen, image, viewport } of screens) {
    const page = await browser.newPage({ viewport, deviceScaleFactor: density, reducedMotion: 'reduce' })
    await page.goto(addresses[screen])
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(2000)
    await ready(page)
    await page.screenshot({ path: path.join(projets, name, image) })
    await page.close()
  }
  console.log(`Images : src/content/projets/${name}`)
}

const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
for (const { name } of readdirSync(sources, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
  if (!isAsked(name) || !existsSync(path.join(projets, name))) continue
  const address = (screen: ScreenName) => pathToFileURL(path.join(sources, name, `${screen}.html`)).href
  await shoot(browser, name, { accueil: address('accueil'), page: address('page'), mobile: address('mobile') })
}
if (isAsked('ce-site') && existsSync('dist/404.html')) {
  const { url, close } = await serve({ dist: 'dist', port: 0 })
  const addresses = { accueil: `${url}/`, page: `${url}/creation-site-web#comparer`, mobile: `${url}/` }
  // The card waits for the page to be at rest: a picture with « … » in it would prove nothing.
  const ready = (page: Page) => expect(page.locator('dd', { hasText: '…' })).toHaveCount(0, { timeout: 20_000 })
  await shoot(browser, 'ce-site', addresses, ready)
  await close()
}
await browser.close()
