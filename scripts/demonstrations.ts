/**
 * Takes the pictures of the projects: `npm run demonstrations`. The demonstration sites are files of scripts/demonstrations; the project
 * « Ce site » is the site built in dist/. The pictures are committed beside each project's data.
 */
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import { findChromium } from './chromium.ts'
import { serve } from './serve.ts'

const projets = path.resolve('src/content/projets')
const sources = path.resolve('scripts/demonstrations')

const screens = [
  { page: 'accueil', image: 'couverture.png', viewport: { width: 1440, height: 900 }, scale: 1 },
  { page: 'page', image: 'page.png', viewport: { width: 1440, height: 900 }, scale: 1 },
  { page: 'mobile', image: 'mobile.png', viewport: { width: 390, height: 844 }, scale: 2 },
] as const

type ScreenName = (typeof screens)[number]['page']

/** Which address shows each screen of a project. */
async function shoot(browser: Browser, name: string, addresses: Record<ScreenName, string>) {
  for (const { page: screen, image, viewport, scale } of screens) {
    const page = await browser.newPage({ viewport, deviceScaleFactor: scale, reducedMotion: 'reduce' })
    await page.goto(addresses[screen])
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(2000)
    await page.screenshot({ path: path.join(projets, name, image) })
    await page.close()
  }
  console.log(`Images : src/content/projets/${name}`)
}

const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
for (const { name } of readdirSync(sources, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
  if (!existsSync(path.join(projets, name))) continue
  const address = (screen: ScreenName) => pathToFileURL(path.join(sources, name, `${screen}.html`)).href
  await shoot(browser, name, { accueil: address('accueil'), page: address('page'), mobile: address('mobile') })
}
if (existsSync('dist/404.html')) {
  const { url, close } = await serve({ dist: 'dist', port: 0 })
  await shoot(browser, 'ce-site', { accueil: `${url}/`, page: `${url}/creation-site-web#comparer`, mobile: `${url}/` })
  await close()
}
await browser.close()
