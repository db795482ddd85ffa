/**
 * `npm run bench`: how fast the built site is, as ratios to floor pages visited in the same run.
 *
 *   --dist FOLDER        takes a build that is there instead of making one
 *   --vs FOLDER          compares with another build
 *   --runs N             visits of each page, 5 by default
 *   --pages /,/projets   these pages only
 *   --only PART          `pages` or `interactions`: what is read, or what answers a finger; both by default
 *   --write              keeps the result in docs/performance.md, each part with its date and machine
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { browserVersion } from './bench/browser.ts'
import { circumstances, writePart } from './bench/document.ts'
import { writeFloors } from './bench/floors.ts'
import { longTasksOf, nextPage, slowdowns, startingInteraction } from './bench/interactions.ts'
import { presets } from './bench/lighthouse.ts'
import { measureRounds, type Readings } from './bench/rounds.ts'
import {
  bytesTable,
  comparisonTable,
  type Interaction,
  interactionsTable,
  type Navigation,
  navigationsTable,
  pagesTable,
  timesTable,
} from './bench/tables.ts'
import { type StaticServer, serve } from './serve.ts'

const { values: options } = parseArgs({
  options: {
    dist: { type: 'string' },
    vs: { type: 'string' },
    runs: { type: 'string', default: '5' },
    pages: { type: 'string' },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const runs = Number(options.runs)
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs attend un nombre entier, pas « ${options.runs} ».`)

const { only } = options
if (only && only !== 'pages' && only !== 'interactions')
  throw new Error(`--only attend « pages » ou « interactions », pas « ${only} ».`)

/** Links a visitor follows from one page to the next. */
const journeys = [
  { from: '/', link: '#nav-expertises', to: '/nos-expertises' },
  { from: '/nos-expertises', link: '#nav-projets', to: '/projets' },
  { from: '/projets', link: '#projets-librairie-marque-ciel', to: '/projet/librairie-marque-ciel' },
  { from: '/projets', link: '#nav-accueil', to: '/' },
]

/** Built for the root of its host, where the floors are. */
function buildSite(): string {
  const folder = '.cache/bench'
  const tsx = path.resolve('node_modules/.bin/tsx')
  const { status } = spawnSync(tsx, ['scripts/build.ts', '--out', folder], {
    stdio: 'inherit',
    env: { ...process.env, BASE_PATH: '/' },
  })
  if (status !== 0) process.exit(1)
  return folder
}

/** Paths of the sitemap, and one that leads nowhere. */
const pathsOf = (dist: string) => [
  ...[...readFileSync(path.join(dist, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url as string).pathname,
  ),
  '/404',
]

async function timesOver<T>(measure: () => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let run = 0; run < runs; run++) results.push(await measure())
  return results
}

async function measureInteractions(site: string, paths: string[]) {
  const interactions: Interaction[] = []
  for (const page of paths)
    interactions.push({
      path: page,
      starting: await timesOver(() => startingInteraction(site + page)),
      longTasks: await timesOver(() => longTasksOf(site + page)),
    })
  const navigations: Navigation[] = []
  for (const { from, to, link } of journeys)
    navigations.push({
      from,
      to,
      slow: await timesOver(() => nextPage(site + from, link, slowdowns.slow)),
      full: await timesOver(() => nextPage(site + from, link, slowdowns.full)),
    })
  return `${interactionsTable(interactions)}\n\n${navigationsTable(navigations)}`
}

const reportOf = (readings: Readings, paths: string[]) =>
  presets
    .map((preset) => {
      const tables = [
        `### ${preset === 'mobile' ? 'Mobile' : 'Desktop'}`,
        pagesTable(readings, preset, paths),
        ...(options.vs ? ['This build over the other:', comparisonTable(readings, preset, paths)] : []),
        ...(preset === 'mobile' ? ['Over the network:', bytesTable(readings, preset, paths)] : []),
        'Times, as information:',
        timesTable(readings, preset, paths),
      ]
      return tables.join('\n\n')
    })
    .join('\n\n')

const dist = options.dist ?? buildSite()
const folder = mkdtempSync(path.join(tmpdir(), 'bench-'))
const servers: StaticServer[] = []
const open = async (site: string) => {
  const server = await serve({ dist: site, port: 0 })
  servers.push(server)
  return server.url
}

try {
  await writeFloors(dist, folder)
  const paths = options.pages?.split(',') ?? pathsOf(dist)
  const sites = { own: await open(dist), floors: await open(folder), other: options.vs && (await open(options.vs)) }
  const loadBefore = loadavg()[0] ?? 0
  const conditions = `${circumstances(await browserVersion())}; ${runs} runs of each page, load of the machine before: ${loadBefore.toFixed(1)}.`
  const tell = (part: string, report: string) => {
    console.log(`\n${report}`)
    if (options.write) writePart(part, `${conditions}\n\n${report}`)
  }
  if (only !== 'interactions') {
    const readings = await measureRounds(paths, sites, runs, (done, total, { preset, variant, path: page }) => {
      process.stderr.write(`\r\x1b[K${done}/${total}  ${preset} ${variant} ${page}`)
    })
    tell('bench', reportOf(readings, paths))
  }
  if (only !== 'pages') tell('interactions', await measureInteractions(sites.own, paths))
} finally {
  for (const { close } of servers) await close()
  rmSync(folder, { recursive: true, force: true })
}
