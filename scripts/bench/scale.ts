/**
 * What many projects cost: `npm run bench:scale`, or `-- 10 100` for other sizes. Builds a copy of the site with that many made-up
 * projects beside its own, once without its images, then three times with them in the cache, and prints times (the median of the three),
 * memory and bytes per page. Nothing of it is ever in the site: the copy is thrown away.
 */
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { compressedSize } from '../build/compressed.ts'
import { listFiles } from '../build/files.ts'
import { median } from './statistics.ts'

/** A project of the site that the made-up ones repeat, with its three images. */
const model = 'src/content/projets/librairie-marque-ciel'

/** A copy of what the site is built from, without its history. */
function copySite(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'violine-echelle-'))
  const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
    .split('\0')
    .filter(Boolean)
  for (const file of tracked) cpSync(file, path.join(folder, file))
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  cpSync('.cache', path.join(folder, '.cache'), { recursive: true })
  return folder
}

/** Texts differ from one project to the next, so that neither compression nor a cache gains from their number. */
function addProjets(folder: string, count: number) {
  const source = readFileSync(path.join(model, 'projet.ts'), 'utf8')
  const study = readFileSync(path.join(model, 'etude.mdx'), 'utf8')
  const images = readdirSync(model).filter((name) => /\.(?:png|jpe?g)$/.test(name))
  for (let rank = 1; rank <= count; rank++) {
    const target = path.join(folder, 'src/content/projets', `synthese-${rank}`)
    mkdirSync(target, { recursive: true })
    const data = source
      .replaceAll('Marque-Ciel', `Synthèse ${rank}`)
      .replace(/titre: '[^']*'/, `titre: 'Synthèse ${rank}'`)
      .replace(/resume:\s*'([^']{0,100})[^']*'/, `resume: 'Numéro ${rank} : $1.'`)
      .replace(/question:\s*'[^']*'/, `question: 'Et votre site numéro ${rank} ?'`)
    writeFileSync(path.join(target, 'projet.ts'), data)
    writeFileSync(path.join(target, 'etude.mdx'), `${study}\n\n## Rang ${rank}\n\nUn paragraphe de plus, le ${rank}.\n`)
    for (const image of images) cpSync(path.join(model, image), path.join(target, image))
  }
}

interface Run {
  seconds: number
  /** Highest resident memory, in megabytes. */
  memory: number
}

/** @throws Error with what the build said, when it fails */
async function build(folder: string): Promise<Run> {
  const started = performance.now()
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { cwd: folder })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data))
  const code = await new Promise((resolve) => child.on('close', resolve))
  if (code !== 0) throw new Error(`La construction a échoué :\n${output}`)
  const [, memory = '0'] = /(\d+) Mo de mémoire/.exec(output) ?? []
  return { seconds: (performance.now() - started) / 1000, memory: Number(memory) }
}

/** Bytes after brotli of what the first of the made-up pages downloads, and of the list. */
function bytesOf(folder: string, page: string) {
  const dist = path.join(folder, 'dist')
  const file = path.join(dist, page)
  const html = readFileSync(file, 'utf8')
  const [, modules] = /data-modules="([^"]+)"/.exec(html) ?? []
  if (!modules) throw new Error(`${page} ne nomme pas ses modules.`)
  const scripts = modules.split(' ').map((name) => path.join(dist, name))
  const styles = listFiles(dist).filter((name) => name.endsWith('.css'))
  const sum = (files: string[]) => files.reduce((total, name) => total + compressedSize(name), 0)
  return {
    html: compressedSize(file),
    scripts: sum(scripts),
    styles: sum(styles.map((name) => path.join(dist, name))),
  }
}

/** What one build takes differs by half a second from the next one. */
async function buildAgain(folder: string): Promise<Run> {
  const runs = [await build(folder), await build(folder), await build(folder)]
  return { seconds: median(runs.map(({ seconds }) => seconds)), memory: median(runs.map(({ memory }) => memory)) }
}

const sizes = process.argv.slice(2).map(Number)
const counts = [0, ...(sizes.length > 0 ? sizes : [10, 100, 1000])]
const kb = (bytes: number) => (bytes / 1000).toFixed(1).padStart(9)
console.log(`${os.cpus().length} cœurs, Node ${process.versions.node}\n`)
console.log(
  '  projets  1re (s) puis (s)  ms/page    Mo   HTML projet  JS projet    CSS  HTML liste   (ko après brotli)',
)
let empty: Run | undefined
for (const count of counts) {
  const folder = copySite()
  addProjets(folder, count)
  const first = await build(folder)
  const later = await buildAgain(folder)
  empty ??= later
  const marginal = count > 0 ? (((later.seconds - empty.seconds) * 1000) / count).toFixed(1) : ''
  const projet = bytesOf(folder, 'projet/librairie-marque-ciel.html')
  const liste = bytesOf(folder, 'projets.html')
  console.log(
    `${String(count).padStart(9)}${first.seconds.toFixed(1).padStart(9)}${later.seconds.toFixed(1).padStart(8)}${marginal.padStart(9)}${String(later.memory).padStart(6)}${kb(projet.html).padStart(14)}${kb(projet.scripts).padStart(11)}${kb(projet.styles)}${kb(liste.html).padStart(12)}`,
  )
  rmSync(folder, { recursive: true, force: true })
}
