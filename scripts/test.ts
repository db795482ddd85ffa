/**
 * `npm test`: everything, in the order in which a mistake is cheapest to find. Stops at the first step that fails, and ends with one
 * line that counts the tests.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findChromium } from './chromium.ts'
import { findFirefox } from './firefox.ts'

const reports = 'test-results'
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

interface Counts {
  passed: number
  failed: number
}

const readReport = (name: string) => {
  const file = path.join(reports, name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

function vitestCounts(name: string): Counts {
  const report = readReport(name)
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }
}

function playwrightCounts(): Counts {
  const stats = readReport('browser.json')?.stats
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 }
}

const vitest = (projects: string[], report: string) => [
  'vitest',
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reports}/${report}`,
]

interface Step {
  name: string
  command: string[]
  counts?: () => Counts
}

const steps: Step[] = [
  { name: 'Types', command: ['tsc'] },
  { name: 'Style et règles', command: ['biome', 'check', '.'] },
  { name: 'Code et dépendances inutiles', command: ['knip'] },
  {
    name: 'Tests unitaires et contenus',
    command: vitest(['unit', 'content'], 'unit.json'),
    counts: () => vitestCounts('unit.json'),
  },
  { name: 'Construction', command: ['tsx', 'scripts/build.ts'] },
  {
    name: 'Site construit : fichiers, liens, HTML, textes, budgets',
    command: vitest(['dist'], 'dist.json'),
    counts: () => vitestCounts('dist.json'),
  },
  { name: 'Seconde construction, pour les tests', command: ['tsx', 'scripts/build-variante.ts'] },
  { name: 'Version suivante, pour les tests', command: ['tsx', 'scripts/build-suivante.ts'] },
  {
    name: 'Site construit, sur de vrais serveurs',
    command: vitest(['hosts'], 'hosts.json'),
    counts: () => vitestCounts('hosts.json'),
  },
  { name: 'Navigateur', command: ['playwright', 'test'], counts: playwrightCounts },
]

/** Commands are run by name, as npm scripts do. */
const bin = (name: string) => path.resolve('node_modules/.bin', name)

process.env.CHROMIUM = await findChromium()
const firefox = findFirefox()
if (firefox) process.env.FIREFOX = firefox

const total: Counts = { passed: 0, failed: 0 }
const timings: string[] = []
let failed: string | undefined
for (const { name, command, counts } of steps) {
  console.log(`\n— ${name}\n`)
  const started = performance.now()
  const [program = '', ...args] = command
  const { status } = spawnSync(bin(program), args, { stdio: 'inherit', shell: process.platform === 'win32' })
  timings.push(`${((performance.now() - started) / 1000).toFixed(0).padStart(5)} s  ${name}`)
  const { passed, failed: lost } = counts?.() ?? { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 }
  total.passed += passed
  total.failed += lost
  if (status !== 0) {
    if (lost === 0) total.failed += 1
    failed = name
    break
  }
}

console.log(`\n${timings.join('\n')}\n`)
if (failed) console.error(`Échec à l’étape « ${failed} » : les étapes suivantes n’ont pas été lancées.\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(failed ? 1 : 0)
