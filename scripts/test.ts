/**
 * `npm test`: everything, in the order in which a mistake is cheapest to find. Stops at the first group that fails, and ends with a line
 * that counts the tests.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { sites } from '../tests/autre-agence/sites.ts'
import { findChromium } from './chromium.ts'
import { findFirefox } from './firefox.ts'
import { runTogether, type Step } from './run.ts'
import { findWebKit } from './webkit.ts'

/** Vitest's; not in test-results, which Playwright empties before it writes its own there (playwright.config.ts). */
const reportOf = (name: string) => `.cache/tests/${name}.json`
const browserReport = 'test-results/browser.json'
const ownReports = [reportOf('unit'), reportOf('dist'), reportOf('autre-agence'), reportOf('hosts'), browserReport]
const copyReports = [reportOf('dist'), browserReport]
const reports = [
  ...ownReports,
  ...Object.values(sites).flatMap(({ folder }) => copyReports.map((report) => `${folder}/${report}`)),
]

const vitest = (report: string, projects = `--project ${report}`) =>
  `vitest run ${projects} --reporter=default --reporter=json --outputFile.json=${reportOf(report)}`

/** A command in the copy of each other agency's site, with the environment it was built with. */
const inCopies = (name: string, commandOf: (site: keyof typeof sites) => string): Step[] =>
  Object.entries(sites).map(([site, { folder, environment }], index) => ({
    name: `${name} (${folder})`,
    command: commandOf(site as keyof typeof sites),
    cwd: folder,
    env: { ...environment, PORT: String(4180 + index) },
  }))

const sameEverywhere = 'build,pictures,fuzz,preflight,developing,mistakes,nouveau-projet'

/**
 * Asked of each other agency's facts, words and built site. Builds, pictures and what has contents of its own are no different there; the
 * sixty projects of the large one are read for what depends on their number.
 */
const ofCopies: Record<keyof typeof sites, string> = {
  small: `${vitest('dist', '--project unit --project content --project dist')} --exclude "**/{${sameEverywhere}}.test.ts"`,
  large: `${vitest('dist')} budgets files head hosts html links sitemap structured-data`,
}

/** One after the other; those of a group at the same time. */
const groups: Step[][] = [
  [
    { name: 'Types', command: 'tsc' },
    { name: 'Style et règles', command: 'biome check .' },
    { name: 'Code et dépendances inutiles', command: 'knip' },
    { name: 'Tests unitaires et contenus', command: vitest('unit', '--project unit --project content') },
    { name: 'Serveurs et outils de tests/hosts', command: 'tsx tests/hosts/install.ts' },
    { name: 'Construction', command: 'tsx scripts/build.ts' },
  ],
  [
    { name: 'Construction des sites d’une autre agence', command: 'tsx tests/autre-agence/build.ts' },
    { name: 'Site construit : fichiers, liens, HTML, textes, budgets', command: vitest('dist') },
  ],
  [
    { name: 'Sites construits, sur de vrais serveurs', command: vitest('hosts') },
    { name: 'Rien de cette agence-ci chez l’autre', command: vitest('autre-agence') },
    ...inCopies('Autre agence : faits, textes, site construit', (site) => ofCopies[site]),
  ],
  [{ name: 'Navigateur', command: 'playwright test' }],
  inCopies('Autre agence : navigateur', () => 'playwright test -c tests/autre-agence/playwright.config.ts'),
]

function countTests(): { passed: number; failed: number } {
  const counts = { passed: 0, failed: 0 }
  for (const file of reports.filter((report) => existsSync(report))) {
    const { numPassedTests, numFailedTests, stats } = JSON.parse(readFileSync(file, 'utf8'))
    counts.passed += numPassedTests ?? stats.expected + stats.flaky
    counts.failed += numFailedTests ?? stats.unexpected
  }
  return counts
}

process.env.CHROMIUM = findChromium()
const firefox = findFirefox()
if (firefox) process.env.FIREFOX = firefox
findWebKit()

for (const report of reports) rmSync(report, { force: true })
let succeeded = true
for (const group of groups) succeeded &&= await runTogether(group)
if (!succeeded) console.error('\nÉchec : les étapes suivantes n’ont pas été lancées.')
const { passed, failed } = countTests()
console.log(`\n${passed} passed, ${failed || Number(!succeeded)} failed`)
process.exit(succeeded ? 0 : 1)
