/** `npm test`: all checks, cheapest first. Runs every group, lists all failures, and ends with a line that counts the tests. */
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { findChromium } from './machine/chromium.ts'
import { findFirefox } from './machine/firefox.ts'
import { isOldChromiumHere, oldChromiumHelp } from './machine/oldChromium.ts'
import { reportMissingWebKit } from './machine/webkit.ts'
import { runTogether } from './run.ts'
import { playwright, readResults, reportOf, type TestStep, vitest } from './steps.ts'

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
// The failed tests are named again at the end: a service may keep no more of a long output.
const counts = { passed: 0, failed: skipped.length }
for (const step of groups.flat().filter((step) => !skipped.includes(step))) {
  const { passed, failed } = readResults(step)
  const isFailure = failures.includes(step)
  if (isFailure) console.error([`✗ Échec : ${step.name}`, ...failed].join('\n    '))
  counts.passed += passed
  counts.failed += isFailure ? Math.max(1, failed.length) : failed.length
}
for (const { name, needs } of skipped) console.error(`✗ Pas lancé : ${name}, faute de « ${needs} »`)
console.log(`\n${counts.passed} passed, ${counts.failed} failed`)
process.exit(counts.failed > 0 ? 1 : 0)
