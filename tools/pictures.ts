/**
 * `npm run pictures [name…]`: takes screenshots of projects and of the README. Sources: scripts/demonstrations; for « Ce site » and the
 * README, dist/. Results are committed.
 */
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, expect } from '@playwright/test'
import sharp from 'sharp'
import { CommandError } from '../scripts/explain.ts'
import { chromiumFlags, findChromium } from '../scripts/machine/chromium.ts'
import { serve } from '../scripts/serve.ts'
import { pages, projetPath, thisSite } from '../src/site/pages.ts'
import { serviceIds } from '../src/site/services.ts'

interface Shot {
  url: string
  file: string
  viewport: { width: number; height: number }
  /** Device pixel ratio. */
  density: number
  /** Hours shown side by side; without, the clock runs. */
  hours?: Date[]
}

const sources = path.resolve('scripts/demonstrations')
const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/** The three screens of a project, at density 2. */
const projectShots = (name: string, urls: Record<'accueil' | 'page' | 'mobile', string>): Shot[] =>
  [
    { url: urls.accueil, image: 'couverture.png', viewport: desktop, ...(name === thisSite && street) },
    { url: urls.page, image: 'page.png', viewport: desktop },
    { url: urls.mobile, image: 'mobile.png', viewport: phone },
  ].map(({ image, ...shot }) => ({ density: 2, ...shot, file: path.join('src/content/projets', name, image) }))

/** Service shown by README.md. */
const [first, , incident = first] = serviceIds

const hoursAt = (...times: string[]) => times.map((time) => new Date(`2026-11-20T${time}:00Z`))
const dusk = hoursAt('17:42')

/** The street without its words, by day and at night, large enough for a phone. The second hour begins at the axis of the belfry. */
const street = {
  viewport: { width: 1200, height: 750 },
  density: 2.4,
  hours: hoursAt('11:00', '20:30'),
  axis: 607,
}

/** Two pictures of one size side by side: the first up to `axis`, then the second. */
async function joined([first, second]: Buffer[], { viewport, density, axis }: typeof street): Promise<Buffer> {
  const left = Math.round(axis * density)
  const box = { left, top: 0, width: viewport.width * density - left, height: viewport.height * density }
  return sharp(first)
    .composite([{ input: await sharp(second).extract(box).toBuffer(), left, top: 0 }])
    .png()
    .toBuffer()
}

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
      ...(path.includes('#') && { hours: dusk }),
    }))

const demonstrations = readdirSync(sources, { withFileTypes: true }).filter(
  ({ name }) => existsSync(path.join(sources, name, 'accueil.html')) && existsSync(`src/content/projets/${name}`),
)
if (!existsSync('dist/404.html')) throw new CommandError('dist/404.html manque : lancez d’abord « npm run build ».')
const { url, close } = await serve({ dist: 'dist', port: 0 })
/** Page in the study of this site, which an owner may have removed. */
const { expertises = pages.accueil }: Record<string, { path: string } | undefined> = pages
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
    page: url + expertises.path,
    mobile: url,
  }),
  readme: readmeShots(url),
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in shots))
if (unknown.length > 0)
  throw new CommandError(`Aucune image à refaire pour ${unknown.join(', ')} ; il y a ${Object.keys(shots).join(', ')}.`)
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
for (const { url, file, viewport, density, hours } of (asked.length > 0 ? asked : Object.keys(shots)).flatMap(
  (name) => shots[name] ?? [],
)) {
  const page = await browser.newPage({ viewport, deviceScaleFactor: density, reducedMotion: 'reduce' })
  const taken: Buffer[] = []
  for (const hour of hours ?? [undefined]) {
    // A page that measures its own loading needs a clock that runs.
    if (hour) await page.clock.setFixedTime(hour)
    await page.goto('about:blank')
    await page.goto(url)
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(2500)
    // A section begins below the header, or higher by at most the space above its title, where the lower edge would cut a row. The street
    // at the end of a page stands on the lower edge, its pavement below it, without header and texts.
    await page.evaluate(() => {
      const section = location.hash && document.querySelector(location.hash)?.closest('section')
      if (!section) return
      const { top, bottom } = section.getBoundingClientRect()
      const header = document.querySelector('header')?.offsetHeight ?? 0
      const isStreet = section.querySelector('img + img') !== null
      if (isStreet) {
        document.querySelector('header')?.remove()
        for (const words of section.querySelectorAll<HTMLElement>('h2, p')) words.style.visibility = 'hidden'
        // The door, without its frame and its words.
        const door = section.querySelector('a')
        if (door) Object.assign(door.style, { boxShadow: 'none', color: 'transparent' })
      }
      const start = top - header
      const cut = [...section.querySelectorAll('tr, li')]
        .map((row) => row.getBoundingClientRect().bottom - start)
        .find((end) => end > innerHeight)
      const space = (section.querySelector('h2')?.getBoundingClientRect().top ?? top) - top - 30
      const more = cut && cut - innerHeight <= space ? cut - innerHeight : 0
      scrollBy({ top: isStreet ? bottom - 30 - innerHeight : start + more, behavior: 'instant' })
    })
    // The first band ends the picture that shows all of it: no sliver of the next one.
    const foot = await page.evaluate(() => document.querySelector('main > div')?.getBoundingClientRect().bottom ?? 0)
    const height = foot > viewport.height - 30 && foot < viewport.height ? Math.floor(foot) : viewport.height
    await page.waitForTimeout(1000)
    // Waits until the figures of the live card are measured.
    await expect(page.locator('dd', { hasText: '…' })).toHaveCount(0, { timeout: 20_000 })
    taken.push(
      await page.screenshot({
        clip: { x: 0, y: 0, ...viewport, height },
        ...(file.endsWith('.jpg') && { type: 'jpeg', quality: 82 }),
      }),
    )
  }
  writeFileSync(file, taken.length > 1 ? await joined(taken, street) : (taken[0] as Buffer))
  console.log(`Image : ${file}`)
}
await browser.close()
await close()
