/** Steps of `npm test` that count their tests. */
import type { Step } from './run.ts'

export interface TestStep extends Step {
  /** File in which it counts its tests, from where it runs; without one, a failure counts as one test. */
  report?: string
  /** Name of the step without which it cannot run. */
  needs?: string
}

/** @param selection projects and files of Vitest. The report is not in test-results, which Playwright empties. */
export function vitest(name: string, report: string, selection = `--project ${report}`): TestStep {
  const file = `.cache/tests/${report}.json`
  return {
    name,
    command: `vitest run ${selection} --reporter=default --reporter=json --outputFile.json=${file}`,
    report: file,
  }
}

/** @param options of Playwright, with a space before them */
export const playwright = (name: string, options = ''): TestStep => ({
  name,
  command: `playwright test${options}`,
  report: 'test-results/browser.json',
})
