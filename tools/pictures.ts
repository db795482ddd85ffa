/**
 * `npm run pictures [name…]`: takes screenshots of projects and of the README. Sources: scripts/demonstrations; for « Ce site » and the
 * README, dist/. Results are committed.
 */
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, expect } from '@playwright/test'
import { chromiumFlags, findChromium } from '../scripts/machine/chromium.ts'
import { serve } from '../scripts/serve.ts'
import { pages, projetPath } from '../src/site/pages.ts'
import { serviceIds } from '../src/site/services.ts'

interface Shot {
  url: string
  file: string
  viewport: { width: number; height: number }
  /** Device pixel ratio. */
  density: number
}

const sources = path.resolve('scripts/demonstrations')
const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/** The three screens of a project, at density 2. */
const projectShots = (name: string, urls: Record<'accueil' | 'page' | 'mobile', string>): Shot[] =>
  [
    { url: urls.accueil, image: 'couverture.png', viewport: desktop },
    { url: urls.page, image: 'page.png', viewport: desktop },
    { url: urls.mobile, image: 'mobile.png', viewport: phone },
  ].map(({ image, ...shot }) => ({ ...shot, file: path.join('src/content/projets', name, image), density: 2 }))

/** Service shown by README.md, and by the study of this site. */
const [first, , incident = first] = serviceIds

/** Hour of the pictures: dusk in the street. */
const hour = new Date('2026-11-20T17:42:00Z')

/** Pictures of README.md; a project that is gone is left out. */
const readmeShots = (url: string): Shot[] =>
  [
    { name: 'accueil', path: '/', viewport: desktop },
    { name: 'accueil-telephone', path: '/', viewport: phone },
    { name: 'projet', path: projetPath('librairie-marque-ciel'), viewport: desktop },
    { name: 'service', path: `${pages[incident].path}#incident`, viewport: desktop },
  ]
    .filter(({ path }) => path === '/' || existsSync(`dist${path.split('#')[0]}.html`))
    .map(({ name, path, viewport }) => ({ url: url + path, file: `docs/images/${name}.jpg`, viewport, density: 1 }))

const demonstrations = readdirSync(sources, { withFileTypes: true }).filter(
  ({ name }) => existsSync(path.join(sources, name, 'accueil.html')) && existsSync(`src/content/projets/${name}`),
)
if (!existsSync('dist/404.html')) throw new Error('dist/404.html manque : lancez d’abord « npm run build ».')
const { url, close } = await serve({ dist: 'dist', port: 0 })
const shots: Record<string, Shot[]> = {
  ...Object.fromEntries(
    demonstrations.map(({ name }) => {
      const urlOf = (screen: string) => pathToFileURL(path.join(sources, name, `${screen}.html`)).href
      const urls = { accueil: urlOf('accueil'), page: urlOf('page'), mobile: urlOf('mobile') }
      return [name, projectShots(name, urls)]
    }),
  ),
  'ce-site': projectShots('ce-site', {
    accueil: `${url}${pages.projets.path}#appel-titre`,
    page: `${url}${pages[incident].path}#incident`,
    mobile: url,
  }),
  readme: readmeShots(url),
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in shots))
if (unknown.length > 0)
  throw new Error(`Aucune image à refaire pour ${unknown.join(', ')} ; il y a ${Object.keys(shots).join(', ')}.`)
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
for (const { url, file, viewport, density } of (asked.length > 0 ? asked : Object.keys(shots)).flatMap(
  (name) => shots[name] ?? [],
)) {
  const page = await browser.newPage({ viewport, deviceScaleFactor: density, reducedMotion: 'reduce' })
  // Not where the page measures itself: the clock is its instrument.
  if (url.includes('#')) await page.clock.setFixedTime(hour)
  await page.goto(url)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(2500)
  // A section begins below the header; the houses at the end of a page stand on the lower edge, their pavement below it.
  await page.evaluate(() => {
    const section = location.hash && document.querySelector(location.hash)?.closest('section')
    if (!section) return
    const { top, bottom } = section.getBoundingClientRect()
    const header = document.querySelector('header')?.offsetHeight ?? 0
    scrollBy({
      top: section.querySelector('img + img') ? bottom - 30 - innerHeight : top - header,
      behavior: 'instant',
    })
  })
  await page.waitForTimeout(1000)
  // Waits until the figures of the live card are measured.
  await expect(page.locator('dd', { hasText: '…' })).toHaveCount(0, { timeout: 20_000 })
  await page.screenshot({ path: file, ...(file.endsWith('.jpg') && { quality: 82 }) })
  await page.close()
  console.log(`Image : ${file}`)
}
await browser.close()
await close()
