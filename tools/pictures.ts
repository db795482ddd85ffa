/**
 * `npm run pictures [name…]`: takes screenshots of projects and of the README. Sources: scripts/demonstrations; for « Ce site » and the
 * README, dist/. Results are committed.
 */
import { existsSync, readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, expect } from '@playwright/test'
import sharp from 'sharp'
import { CommandError } from '../scripts/explain.ts'
import { chromiumFlags, findChromium } from '../scripts/machine/chromium.ts'
import { serve } from '../scripts/serve.ts'
import { pages, projetPath, thisSite } from '../src/site/pages.ts'
import { serviceIds } from '../src/site/services.ts'
import { tints } from '../src/theme/tokens.ts'

interface Shot {
  url: string
  file: string
  viewport: { width: number; height: number }
  /** Device pixel ratio. */
  density: number
  /** Hour that the page shows; without, the clock runs. */
  hour?: Date
}

const sources = path.resolve('scripts/demonstrations')
const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/** The screens of a project, at density 2. */
const projectShots = (name: string, { accueil, page, mobile }: Record<'accueil' | 'page' | 'mobile', string>): Shot[] =>
  [
    { url: accueil, image: 'couverture.png', viewport: desktop },
    { url: page, image: 'page.png', viewport: desktop },
    { url: mobile, image: 'mobile.png', viewport: phone },
  ].map(({ image, ...shot }) => ({ density: 2, ...shot, file: path.join('src/content/projets', name, image) }))

/** Service shown by README.md. */
const [first, , incident = first] = serviceIds

const dusk = new Date('2026-11-20T17:42:00Z')

/** Pictures of README.md; a project that is gone is left out. */
const readmeShots = (url: string): Shot[] =>
  [
    { name: 'accueil', path: '/', viewport: desktop },
    { name: 'accueil-telephone', path: '/', viewport: phone },
    { name: 'projet', path: projetPath('librairie-marque-ciel'), viewport: desktop },
    { name: 'service', path: `${pages[incident].path}#incident`, viewport: desktop },
  ]
    .filter(({ path }) => path === '/' || existsSync(`dist${path.split('#')[0]}.html`))
    .map(({ name, path, viewport }) => ({
      url: url + path,
      file: `docs/images/${name}.jpg`,
      viewport,
      density: 1,
      ...(path.includes('#') && { hour: dusk }),
    }))

const demonstrations = readdirSync(sources, { withFileTypes: true }).filter(
  ({ name }) => existsSync(path.join(sources, name, 'accueil.html')) && existsSync(`src/content/projets/${name}`),
)
if (!existsSync('dist/404.html')) throw new CommandError('dist/404.html manque : lancez d’abord « npm run build ».')
const { url, close } = await serve({ dist: 'dist', port: 0 })
/** Page in the study of this site, which an owner may have removed. */
const { hebergement = pages.accueil }: Record<string, { path: string } | undefined> = pages
const shots: Record<string, Shot[]> = {
  ...Object.fromEntries(
    demonstrations.map(({ name }) => {
      const urlOf = (screen: string) => pathToFileURL(path.join(sources, name, `${screen}.html`)).href
      const urls = { accueil: urlOf('accueil'), page: urlOf('page'), mobile: urlOf('mobile') }
      return [name, projectShots(name, urls)]
    }),
  ),
  // Its cover is taken below.
  [thisSite]: projectShots(thisSite, {
    accueil: url + pages.contact.path,
    page: url + hebergement.path,
    mobile: url + hebergement.path,
  }).slice(1),
  readme: readmeShots(url),
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in shots))
if (unknown.length > 0)
  throw new CommandError(`Aucune image à refaire pour ${unknown.join(', ')} ; il y a ${Object.keys(shots).join(', ')}.`)
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })

/** Takes the top of a page, once its figures are measured. */
async function take({ url, file, viewport, density, hour }: Shot): Promise<Buffer> {
  const page = await browser.newPage({ viewport, deviceScaleFactor: density, reducedMotion: 'reduce' })
  // A page that measures its own loading needs a clock that runs.
  if (hour) await page.clock.setFixedTime(hour)
  await page.goto(url)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(2500)
  // A section begins below the header, or higher by at most the space above its title, where the lower edge would cut a row.
  await page.evaluate(() => {
    const section = location.hash && document.querySelector(location.hash)?.closest('section')
    if (!section) return
    const { top } = section.getBoundingClientRect()
    const start = top - (document.querySelector('header')?.offsetHeight ?? 0)
    const cut = [...section.querySelectorAll('tr, li')]
      .map((row) => row.getBoundingClientRect().bottom - start)
      .find((end) => end > innerHeight)
    const space = (section.querySelector('h2')?.getBoundingClientRect().top ?? top) - top - 30
    const more = cut && cut - innerHeight <= space ? cut - innerHeight : 0
    scrollBy({ top: start + more, behavior: 'instant' })
  })
  // The first band ends the picture that shows all of it: no sliver of the next one.
  const foot = await page.evaluate(() => document.querySelector('main > div')?.getBoundingClientRect().bottom ?? 0)
  const height = foot > viewport.height - 90 && foot < viewport.height ? Math.floor(foot) : viewport.height
  await page.waitForTimeout(1000)
  // Waits until the figures of the live card are measured.
  await expect(page.locator('dd', { hasText: '…' })).toHaveCount(0, { timeout: 20_000 })
  const clip = { x: 0, y: 0, ...viewport, height }
  return page.screenshot({ clip, ...(file.endsWith('.jpg') && { type: 'jpeg', quality: 82 }) })
}

for (const name of asked.length > 0 ? asked : Object.keys(shots))
  for (const shot of shots[name] ?? []) {
    await writeFile(shot.file, await take(shot))
    console.log(`Image : ${shot.file}`)
  }
if (asked.length === 0 || asked.includes(thisSite)) {
  const file = `src/content/projets/${thisSite}/couverture.png`
  // The tops of two pages, side by side; that of a large screen is smaller than it is.
  const density = 2
  const joint = 24
  const height = density * desktop.height
  const large = density * (desktop.width - phone.width - joint)
  const cover = [
    { url, left: 0, width: large, screen: 1280 },
    { url: url + pages.contact.path, left: large + density * joint, width: density * phone.width, screen: phone.width },
  ].map(async ({ url, left, width, screen }) => {
    const viewport = { width: screen, height: Math.ceil((height / width) * screen) }
    const taken = await take({ url, file, viewport, density: width / screen })
    return { input: await sharp(taken).extract({ left: 0, top: 0, width, height }).toBuffer(), left, top: 0 }
  })
  const background = tints.parme.ground
  await sharp({ create: { width: density * desktop.width, height, channels: 3, background } })
    .composite(await Promise.all(cover))
    .toFile(file)
  console.log(`Image : ${file}`)
}
await browser.close()
await close()
