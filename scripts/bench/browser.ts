/** A Chromium of its own for every measure, so that none finds what another has left in a cache. */
import puppeteer, { type Page } from 'puppeteer-core'
import { environment } from '../../src/site/environment.ts'
import { chromiumFlags, findChromium } from '../chromium.ts'

let executablePath: string | undefined

/** The measurement script as far as the site knows it. Its host answers at once: how it answers is not what is measured here. */
const measurementScript = Buffer.from('window.rybbit = { event() {} }').toString('base64')

async function answerForMeasurement(page: Page) {
  const client = await page.createCDPSession()
  client.on('Fetch.requestPaused', ({ requestId }) => {
    // A page that is left meanwhile has nobody to answer to.
    client
      .send('Fetch.fulfillRequest', {
        requestId,
        responseCode: 200,
        responseHeaders: [{ name: 'Content-Type', value: 'text/javascript' }],
        body: measurementScript,
      })
      .catch(() => {})
  })
  await client.send('Fetch.enable', { patterns: [{ urlPattern: `${environment.analyticsOrigin}/*` }] })
}

/** Runs `action` with an empty tab of a new Chromium, and closes it whatever happens. */
export async function withPage<T>(action: (page: Page) => Promise<T>): Promise<T> {
  executablePath ??= await findChromium()
  const browser = await puppeteer.launch({ executablePath, headless: true, args: chromiumFlags })
  try {
    const page = await browser.newPage()
    await answerForMeasurement(page)
    return await action(page)
  } finally {
    await browser.close()
  }
}

/** « Chromium 156.0.8078.73 » */
export async function browserVersion(): Promise<string> {
  executablePath ??= await findChromium()
  const browser = await puppeteer.launch({ executablePath, headless: true, args: chromiumFlags })
  const version = await browser.version()
  await browser.close()
  return version.replace(/^HeadlessChrome\//, 'Chromium ').replace(/^Chrome\//, 'Chromium ')
}
