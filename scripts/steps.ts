/** Steps of `npm test` that report their number of tests. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/reporters'
import type { Step } from './run.ts'
import { readText } from './text.ts'

export interface TestStep extends Step {
  /** Report file, relative to its working directory; without one a failure counts as one test. */
  report?: string
  /** Name of a step that must succeed first. */
  needs?: string
}

/** @param selection Vitest projects and files. The report is outside test-results, which Playwright empties. */
export function vitest(name: string, report: string, selection = `--project ${report}`): TestStep {
  const file = `.cache/tests/${report}.json`
  return {
    name,
    command: `vitest run ${selection} --reporter=default --reporter=json --outputFile.json=${file}`,
    report: file,
  }
}

/** @param options of Playwright, with a leading space */
export const playwright = (name: string, options = ''): TestStep => ({
  name,
  command: `playwright test${options}`,
  report: 'test-results/browser.json',
})

/** File of the report of a step; '' without one. */
export const reportOf = ({ cwd = '', report }: TestStep) => (report ? path.join(cwd, report) : '')

/** The beginning of an error's message, without colours and stack, on one line. */
const shortened = (message = '') =>
  stripVTControlCharacters(message)
    .replace(/\n +at .*/s, '')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 500)

const specsOf = ({ suites = [], specs }: JSONReportSuite): JSONReportSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
]

/**
 * Reads the report of a step that has run.
 * @returns the number of its tests that passed; of each that failed its file, its title and the beginning of its error
 */
export function readResults(step: TestStep): { passed: number; failed: string[] } {
  if (!existsSync(reportOf(step))) return { passed: 0, failed: [] }
  const report: JsonTestResults | JSONReport = JSON.parse(readText(reportOf(step)))
  if ('suites' in report)
    return {
      passed: report.stats.expected + report.stats.flaky,
      failed: report.suites
        .flatMap(specsOf)
        .filter(({ ok }) => !ok)
        .map(({ file, title, tests }) => {
          const [error] = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))
          return `${file} › ${title} : ${shortened(error?.message)}`
        }),
    }
  const failed = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        ({ fullName, failureMessages }) => `${path.basename(name)} › ${fullName} : ${shortened(failureMessages?.[0])}`,
      ),
  )
  return { passed: report.numPassedTests, failed }
}
