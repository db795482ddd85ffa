import { existsSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumFlags } from './scripts/machine/chromium.ts'

const port = 4174
/** The development server, where React says more than in production. */
const devPort = 4176

/** The site built in `dist/`, as a host serves it. */
export const siteOn = (port: number) => ({
  command: 'npx tsx scripts/serve.ts',
  cwd: path.resolve('.'),
  env: { PORT: String(port) },
  // The server says this line once it listens; where it cannot (port taken, site not built), it prints why itself.
  wait: { stdout: /http:\/\/localhost:/ },
})

/**
 * scripts/test.ts finds or installs Chromium and says where it is; a plain `npx playwright test` takes the system's, or Playwright's own.
 */
const executablePath =
  process.env.CHROMIUM ?? ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((file) => existsSync(file))

const launchOptions = { ...(executablePath && { executablePath }), args: chromiumFlags }

/** Journeys in which no test looks at a picture: without decoding and painting any, they take a quarter less processor time. */
const journeys =
  /(?:analytics|announced|contact|deployment|former-site|hostile|menu|recovery|scroll|specification|storage)\.spec/

export default defineConfig({
  testDir: 'tests',
  testMatch: /(?:browser|specification)\/[^/]+\.spec\.ts$/,
  fullyParallel: true,
  // Three on two cores: a test waits for its browser about half of the time; a third worker shortens the suite by a sixth.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Three times the slowest test of a quiet machine; 30 s is too short on a busy one.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'fr-FR',
    viewport: { width: 1440, height: 900 },
    launchOptions,
  },
  webServer: [
    siteOn(port),
    {
      command: 'npm run --silent dev',
      env: { PORT: String(devPort) },
      url: `http://localhost:${devPort}/projets`,
      reuseExistingServer: false,
      timeout: 120000,
    },
  ],
  projects: [
    // Projects whose tests run one after the other are started first, so that the others run beside them. Few projects: each starts workers
    // of its own.
    { name: 'dev', testMatch: /dev\.spec/, use: { baseURL: `http://localhost:${devPort}` } },
    { name: 'firefox', testMatch: /other-browsers\.spec/ },
    { name: 'webkit', testMatch: /other-browsers\.spec/ },
    {
      name: 'journeys',
      testMatch: journeys,
      use: { launchOptions: { ...launchOptions, args: [...chromiumFlags, '--blink-settings=imagesEnabled=false'] } },
    },
    { name: 'chromium', testIgnore: [/(?:variant|dev|other-browsers)\.spec/, journeys] },
  ],
})
