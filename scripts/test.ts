/**
 * `npm test`: everything, in the order in which a mistake is cheapest to find. Stops at the first step that fails, and ends with one
 * line that counts the tests.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findChromium } from './chromium.ts'
import { findFirefox } from './firefox.ts'
import { run } from './run.ts'

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

/** One after the other; those of a group at the same time. */
const steps: Step[][] = [
  [
    { name: 'Types', command: ['tsc'] },
    { name: 'Style et règles', command: ['biome', 'check', '.'] },
    { name: 'Code et dépendances inutiles', command: ['knip'] },
    {
      name: 'Tests unitaires et contenus',
      command: vitest(['unit', 'content'], 'unit.json'),
      counts: () => vitestCounts('unit.json'),
    },
  ],
  [{ name: 'Construction', command: ['tsx', 'scripts/build.ts'] }],
  [
    {
      name: 'Site construit : fichiers, liens, HTML, textes, budgets',
      command: vitest(['dist'], 'dist.json'),
      counts: () => vitestCounts('dist.json'),
    },
  ],
  // By itself: builds share what they keep in .cache, which the tests before copy.
  [{ name: 'Seconde construction, pour les tests', command: ['tsx', 'scripts/build-variante.ts'] }],
  [
    { name: 'Version suivante, pour les tests', command: ['tsx', 'scripts/build-suivante.ts'] },
    {
      name: 'Site construit, sur de vrais serveurs',
      command: vitest(['hosts'], 'hosts.json'),
      counts: () => vitestCounts('hosts.json'),
    },
  ],
  [{ name: 'Navigateur', command: ['playwright', 'test'], counts: playwrightCounts }],
]

/** Commands are run by name, as npm scripts do. */
const bin = (name: string) => path.resolve('node_modules/.bin', name)

process.env.CHROMIUM = findChromium()
const firefox = findFirefox()
if (firefox) process.env.FIREFOX = firefox

interface Result extends Counts {
  step: Step
  seconds: number
}

/** Runs a step. One that has company is heard when it ends. */
async function runStep(step: Step, isAlone: boolean): Promise<Result> {
  const { name, command, counts } = step
  const [program = '', ...args] = command
  const title = `\n— ${name}\n`
  if (isAlone) console.log(title)
  const { said, succeeded, seconds } = await run(bin(program), args, isAlone)
  process.stdout.write(isAlone ? said : `${title}\n${said}`)
  const { passed, failed } = counts?.() ?? { passed: succeeded ? 1 : 0, failed: 0 }
  return { step, seconds, passed, failed: succeeded ? failed : Math.max(failed, 1) }
}

const results: Result[] = []
const failures = () => results.filter(({ failed }) => failed > 0).map(({ step }) => `« ${step.name} »`)
for (const group of steps) {
  results.push(...(await Promise.all(group.map((step) => runStep(step, group.length === 1)))))
  if (failures().length > 0) break
}

const sum = (key: keyof Counts) => results.reduce((total, result) => total + result[key], 0)
console.log()
for (const { step, seconds } of results) console.log(`${seconds.toFixed(0).padStart(5)} s  ${step.name}`)
if (failures().length > 0)
  console.error(`\nÉchec : ${failures().join(', ')}. Les étapes suivantes n’ont pas été lancées.`)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(failures().length > 0 ? 1 : 0)
