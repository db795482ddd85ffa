/**
 * Visitors' journeys on another agency's site, run in its copy with the environment of its build: journeys on the one at the root of its host,
 * browser/variant on the one under a base path. What happens to files and hosts (deployment, recovery), and where the view goes, is no
 * different there.
 */
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import config, { siteOn } from '../../playwright.config.ts'
import { environment } from '../../src/site/environment.ts'

const port = Number(process.env.PORT ?? 4175)
const results = path.resolve('test-results')
const journeys = /(?:pages|menu|contact)\.spec/

export default defineConfig({
  ...config,
  testDir: '../browser',
  // Both sites are visited at the same time, and the second has a third of the tests.
  workers: environment.basePath === '/' ? 3 : 1,
  outputDir: results,
  reporter: [['list'], ['json', { outputFile: `${results}/browser.json` }]],
  use: { ...config.use, baseURL: `http://localhost:${port}${environment.basePath}` },
  webServer: siteOn(port),
  projects:
    environment.basePath === '/'
      ? [
          { name: 'chromium', testMatch: journeys },
          { name: 'no-js', testMatch: /no-js\.spec/, use: { javaScriptEnabled: false } },
        ]
      : [{ name: 'variant', testMatch: /variant\.spec/ }],
})
