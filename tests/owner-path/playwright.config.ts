/**
 * Visitors' journeys on an owner's site, run in its copy with the environment of its build: at the root of a host, tests marked « @owner »,
 * which depend on contents or on the font; under a base path, browser/variant. Files, hosts, menu and scroll positions do not depend on the
 * owner.
 */
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import config, { siteOn } from '../../playwright.config.ts'
import { environment } from '../../src/site/environment.ts'

const port = Number(process.env.PORT ?? 4175)
const results = path.resolve('test-results')

export default defineConfig({
  ...config,
  testDir: '..',
  // Both sites are tested at the same time.
  workers: environment.basePath === '/' ? 2 : 1,
  outputDir: results,
  reporter: [['list'], ['json', { outputFile: `${results}/browser.json` }]],
  use: { ...config.use, baseURL: `http://localhost:${port}${environment.basePath}` },
  webServer: siteOn(port),
  projects:
    environment.basePath === '/'
      ? [
          {
            name: 'chromium',
            testMatch: /(?:arrival|every-page|no-js|pages|room|rue|specification)\.spec/,
            grep: /@owner/,
          },
        ]
      : [{ name: 'variant', testMatch: /variant\.spec/ }],
})
