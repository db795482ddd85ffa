/** Last step of the build, after prerendering: styles, figures, second form of every page, cleaning, and the table of weights. */
import { chmodSync, copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { figuresPath } from '../../src/browser/figures.ts'
import { shareImagePath } from '../../src/seo/head.ts'
import { config } from '../../src/site/config.ts'
import { environment } from '../../src/site/environment.ts'
import { projetPath } from '../../src/site/pages.ts'
import type { NamedProjet } from '../content/read.ts'
import { compressTexts } from '../hosts/compress.ts'
import { withPolicy } from '../hosts/policy.ts'
import { writeHosts } from '../hosts/write.ts'
import { writeReceiver } from '../receivers/write.ts'
import { readText } from '../text.ts'
import { weigherOf } from './brotli.ts'
import { defaultBudget } from './budgets.ts'
import { otherMedia, siteStyles } from './css.ts'
import { demonstrationsOf, writeDemonstrations } from './demonstrations.ts'
import { countCookieFiles, figuresOf, fillMarks, type MeasuredPage } from './figures.ts'
import { listFiles, pathOf } from './files.ts'
import { writeFormerWorkers } from './formerWorkers.ts'
import { writeLicences } from './licences.ts'
import { modulesOf, readManifest, sharedModules } from './manifest.ts'
import { shareImages } from './openGraph.ts'
import { cropPortraits } from './portraits.ts'
import { printWeights, type WeighedPage } from './report.ts'
import type { RoutedPage } from './routed.ts'
import { writeRobots, writeSecurity, writeSitemap } from './sitemap.ts'
import { weighOnScreens, weighPage, widestScreen } from './weight.ts'

const { basePath } = environment

/** Files that file managers leave in public/, from where Vite copies them. */
const strayFile = /(?:^|\/)(?:\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini|[^/]*~)$/i

/** Removes vite-react-ssg's manifests and loader data, which only its own client reads (html.ts), and stray files. */
function removeLeftovers(dist: string) {
  for (const file of listFiles(dist).filter((name) => strayFile.test(name))) rmSync(path.join(dist, file))
  const leftovers = readdirSync(dist).filter((name) => name === '.vite' || name.startsWith('static-loader-data'))
  for (const name of leftovers) rmSync(path.join(dist, name), { recursive: true })
}

/** Margin below the HTML budget, in bytes, under which print and forced-colors rules go to a separate file, requested after the paint. */
const otherRoom = 100

/**
 * Writes the share image of each page.
 * @param made share images of projects, by path of the page
 */
async function writeShareImages(
  routed: RoutedPage[],
  made: Map<string, string>,
  prepareFile: (file: string) => string,
) {
  const others = routed.filter(({ page }) => page.indexable && !made.has(page.path))
  const images = await shareImages(others.map(({ page, wall }) => ({ title: page.title, wall })))
  const drawn = images.map((image, index) => [(others[index] as RoutedPage).page.path, image] as const)
  for (const [pathname, image] of [...made, ...drawn]) copyFileSync(image, prepareFile(shareImagePath(pathname)))
}

/**
 * @param outDir Vite's output folder
 * @param routed the rendered pages
 * @param projets those shown by this build
 * @param projetImages their share images, in the same order
 */
export async function finish(
  outDir: string,
  routed: RoutedPage[],
  projets: NamedProjet[],
  projetImages: string[],
): Promise<void> {
  const dist = path.resolve(outDir)
  const read = (file: string) => readText(path.join(dist, file))
  /** Path of a file in dist/; creates its folder. */
  const prepareFile = (file: string) => {
    const place = path.join(dist, file)
    mkdirSync(path.dirname(place), { recursive: true })
    return place
  }
  const write = (file: string, text: string) => writeFileSync(prepareFile(file), text)
  const manifest = readManifest(dist)
  const files = listFiles(dist)
  const pages = files.filter((file) => file.endsWith('.html'))
  const shared = sharedModules(manifest)
  const [start, stylesheet] = [manifest['index.html']?.file, manifest['style.css']?.file]
  if (!start || !stylesheet)
    throw new Error('Le manifeste de Vite ne nomme pas le script de départ, ou la feuille de style.')

  // Inlined: as a file it would cost a request before the first paint, and one more round trip: docs/decisions/009.
  const startScript = read(start).trim()
  const startTag = new RegExp(`<script type="module"[^>]* src="${basePath}${start}"></script>`)

  const styles = await siteStyles(
    read(stylesheet),
    pages.map(read),
    files.filter((file) => file.endsWith('.js')).map(read),
  )
  rmSync(path.join(dist, stylesheet))
  const beside = (name: string) => path.posix.join(path.dirname(stylesheet), name)
  const [styleFile, otherFile] = [beside(styles.fileNames.full), beside(styles.fileNames.other)]
  write(styleFile, styles.full)

  const weigh = weigherOf(dist, basePath)
  const built: MeasuredPage[] = []
  for (const file of pages) {
    const rendered = read(file)
    if (!startTag.test(rendered))
      throw new Error(`${file} n’a pas la balise du script de départ : la forme du HTML a changé.`)
    const modules = modulesOf(file, manifest)
    const own = modules.filter((module) => !shared.includes(module)).map(read)
    const data = {
      modules: modules.map((module) => basePath + module).join(' '),
      styles: basePath + styleFile,
    }
    const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${value}"`)
    const withStyles = (tags: string) =>
      withPolicy(
        rendered
          .replace(startTag, () => `<script type="module" async${attributes.join('')}>${startScript}</script>`)
          .replace('</head>', () => `${tags}</head>`),
        environment,
      )
    const whole = withStyles(`<style>${await styles.forPage(rendered, own)}</style>`)
    const isNearBudget = (await weigh(file, whole)) > defaultBudget.html - otherRoom
    const others = `<link rel="stylesheet" href="${basePath}${otherFile}" media="${otherMedia}">`
    const html = isNearBudget
      ? withStyles(`<style>${await styles.forPage(rendered, own, true)}</style>${others}`)
      : whole
    // Written only when a page links to it.
    if (isNearBudget) write(otherFile, styles.other)
    write(file, html)
    const weight = await weighPage({ file, html }, widestScreen, weigh)
    const weights = await weighOnScreens({ file, html }, weigh)
    built.push({ file, weight, weights, cookies: countCookieFiles([html, ...modules.map(read)]) })
  }
  rmSync(path.join(dist, start))
  // Weighed again: the figures written into a page change its HTML.
  const weighed: WeighedPage[] = []
  for (const page of built) {
    const { file } = page
    const marked = read(file)
    const { figures, areFetched } = figuresOf(page, marked, built)
    const html = fillMarks(file, marked, figures)
    write(file, html)
    const pathname = pathOf(file)
    if (areFetched) write(figuresPath(pathname).slice(1), JSON.stringify(figures))
    weighed.push({ path: pathname, weights: await weighOnScreens({ file, html }, weigh) })
  }

  const made = projets.map(({ name }, index) => [projetPath(name), projetImages[index] as string] as const)
  await writeShareImages(routed, new Map(made), prepareFile)
  await cropPortraits(dist, config.equipe)
  const screens = demonstrationsOf(projets)
  const demonstrations = writeDemonstrations(screens, prepareFile, basePath)
  writeLicences(dist, [...new Set(screens.map(({ projet }) => projet))])
  removeLeftovers(dist)
  writeSitemap(dist, routed)
  writeRobots(dist)
  writeSecurity(dist)
  writeFormerWorkers(dist)
  // Before compression: their rules name no compressed copy.
  writeHosts(dist, read('404.html'))
  // `x.html` and `x/index.html`: hosts look for one or the other, and `/x` answers without a redirect on both.
  for (const file of [...pages, ...demonstrations].filter((page) => page !== 'index.html' && page !== '404.html'))
    copyFileSync(prepareFile(file), prepareFile(file.replace(/\.html$/, '/index.html')))
  await compressTexts(dist)
  // After compression: programs have no compressed copies.
  await writeReceiver(dist, environment)
  // Files of public/ keep the rights of their source, which a web server may not have.
  for (const file of listFiles(dist)) chmodSync(path.join(dist, file), 0o644)
  printWeights(weighed)
}
