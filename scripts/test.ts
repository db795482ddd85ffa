/** `npm test`: all checks, cheapest first. Runs every group, lists all failures, and ends with a line that counts the tests. */
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { findChromium } from './machine/chromium.ts'
import { findFirefox } from './machine/firefox.ts'
import { isOldChromiumHere, oldChromiumHelp } from './machine/oldChromium.ts'
import { reportMissingWebKit } from './machine/webkit.ts'
import { runTogether } from './run.ts'
import { playwright, type TestStep, vitest } from './steps.ts'
import { readText } from './text.ts'

const built = 'Construction'

/** Steps of a group run in parallel; groups run one after the other. */
const own: TestStep[][] = [
  [
    { name: 'Types', command: 'tsc --locale fr' },
    { name: 'Style et règles', command: 'biome check .' },
    { name: 'Code et dépendances inutiles', command: 'knip' },
    vitest('Tests unitaires, contenus et commandes', 'unit', '--project unit --project content --project commands'),
    { name: 'Serveurs et outils de tests/hosts', command: 'tsx tests/hosts/install.ts' },
    { name: built, command: 'npm run --silent build' },
  ],
  [{ ...vitest('Site construit : fichiers, liens, HTML, textes, budgets', 'dist'), needs: built }],
  [{ ...vitest('Sites construits, sur de vrais serveurs', 'hosts'), needs: built }],
  [{ ...playwright('Navigateur'), needs: built }],
]

/** Steps of the owner's path, whose folder an owner may delete. */
const ownerPath = path.resolve('tests/owner-path/steps.ts')
const { groups: owner = [] } = existsSync(ownerPath)
  ? ((await import(pathToFileURL(ownerPath).href)) as { groups: TestStep[][] })
  : {}

const reportOf = ({ cwd = '', report = '' }: TestStep) => path.join(cwd, report)

/** Counts the tests of completed steps; a step that fails without a failed test counts as one. */
function countTests(ran: TestStep[], failures: TestStep[]): { passed: number; failed: number } {
  const counts = { passed: 0, failed: 0 }
  for (const step of ran) {
    const file = reportOf(step)
    const { numPassedTests, numFailedTests, stats } =
      step.report && existsSync(file)
        ? JSON.parse(readText(file))
        : { numPassedTests: 0, numFailedTests: 0, stats: undefined }
    counts.passed += numPassedTests ?? stats.expected + stats.flaky
    const failed = numFailedTests ?? stats.unexpected
    counts.failed += failures.includes(step) ? Math.max(1, failed) : failed
  }
  return counts
}

process.env.CHROMIUM = findChromium()
const firefox = findFirefox()
if (firefox) process.env.FIREFOX = firefox
reportMissingWebKit()
if (!isOldChromiumHere()) console.log(oldChromiumHelp)

const groups = Array.from({ length: Math.max(own.length, owner.length) }, (_, index) => [
  ...(own[index] ?? []),
  ...(owner[index] ?? []),
])
for (const step of groups.flat()) if (step.report) rmSync(reportOf(step), { force: true })

const failures: TestStep[] = []
const skipped: TestStep[] = []
for (const group of groups) {
  const isLost = ({ needs }: TestStep) => [...failures, ...skipped].some(({ name }) => name === needs)
  skipped.push(...group.filter(isLost))
  failures.push(...(await runTogether(group.filter((step) => !isLost(step)))))
}
for (const { name } of failures) console.error(`✗ Échec : ${name}`)
for (const { name, needs } of skipped) console.error(`✗ Pas lancé : ${name}, faute de « ${needs} »`)
const { passed, failed } = countTests(
  groups.flat().filter((step) => !skipped.includes(step)),
  failures,
)
console.log(`\n${passed} passed, ${failed + skipped.length} failed`)
process.exit(failures.length + skipped.length > 0 ? 1 : 0)
