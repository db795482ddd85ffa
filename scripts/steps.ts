/** Steps of `npm test` that report their number of tests. */
import type { Step } from './run.ts'

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
