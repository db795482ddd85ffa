/** Emulates a phone on a slow line in Chromium; measures page loads and responses to taps. Times in milliseconds. */
import { type CDPSession, chromium, devices, type Page } from '@playwright/test'
import { chromiumFlags, findChromium } from '../../scripts/machine/chromium.ts'

const phone = { ...devices['Moto G4'], viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 }
/** Latency in milliseconds, throughput in bytes per second. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }
/** How many times slower the processor is. */
export const slowdown = 4
/** Time on a page before the next gesture. */
const stay = 3000
/** Cached: finding it takes a second. */
let executablePath: string | undefined

export interface Gesture {
  from: string // path of the page
  taps: string[] // selectors of what is tapped one after the other; the last is the gesture
  answer?: string // selector that matches once it is answered; without one, another page's headline is the answer
  isAtOnce?: boolean // at the first paint instead of after three seconds on the page
}

type Entry = PerformanceEntry & { url?: string; value: number; hadRecentInput: boolean }

/** Runs in the page. */
function watchPage() {
  const entries: Entry[] = []
  const observer = new PerformanceObserver((list) => entries.push(...(list.getEntries() as Entry[])))
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask'])
    observer.observe({ type, buffered: true })
  return Object.assign(window, { entries })
}

/**
 * Runs in the page. Calls `answered` with the time from the last touch to the paint of its response. The touch is kept in sessionStorage:
 * before hydration a link leads to another document. Written as methods, because tsx wraps function variables in a helper that the page
 * lacks.
 */
function watchFinger(answer: string | undefined) {
  const finger = {
    headline: '',
    onTouch({ timeStamp }: Event) {
      sessionStorage.setItem('touched', String(performance.timeOrigin + timeStamp))
      finger.headline = document.querySelector('main h1')?.textContent ?? ''
      finger.onFrame()
    },
    onFrame() {
      const headline = document.querySelector('main h1')?.textContent ?? finger.headline
      // First task after the frame is painted.
      if (answer ? document.querySelector(answer) : headline !== finger.headline) setTimeout(finger.onPaint)
      else requestAnimationFrame(finger.onFrame)
    },
    onPaint() {
      Object(window).answered(performance.timeOrigin + performance.now() - Number(sessionStorage.getItem('touched')))
    },
  }
  if (sessionStorage.getItem('touched')) finger.onFrame()
  addEventListener('touchstart', finger.onTouch, { capture: true, passive: true })
}

/**
 * Starts a new Chromium that resolves only the host of `url`. Playwright's `route` would disable the HTTP cache, and with it prefetching.
 */
async function withPhone<T>(url: string, action: (page: Page, protocol: CDPSession) => Promise<T>) {
  const oneHost = `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${new URL(url).hostname}`
  executablePath ??= findChromium()
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags, oneHost] })
  try {
    const page = await browser.newPage(phone)
    const protocol = await page.context().newCDPSession(page)
    await protocol.send('Network.enable')
    await protocol.send('Network.emulateNetworkConditions', slowLine)
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return await action(page, protocol)
  } finally {
    await browser.close()
  }
}

/**
 * @returns paints and longest task in milliseconds, `isImage` (1 where the largest paint is one, else 0), and all layout shifts added up
 * (at least CLS)
 */
export function summaryOf(entries: Entry[]) {
  const of = (type: string) => entries.filter(({ entryType }) => entryType === type)
  const largest = of('largest-contentful-paint').at(-1)
  return {
    first: entries.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.POSITIVE_INFINITY,
    largest: largest?.startTime ?? Number.POSITIVE_INFINITY,
    isImage: largest?.url ? 1 : 0,
    longest: Math.max(0, ...of('longtask').map(({ duration }) => duration)),
    shift: of('layout-shift').reduce((total, { value, hadRecentInput }) => total + (hadRecentInput ? 0 : value), 0),
  }
}

/**
 * Scrolls a page to its end without touching it, and counts requests and transferred bytes, cache hits excluded.
 * @param savesData emulates Save-Data, which disables prefetching, and delays fonts by two seconds
 */
export const readPage = (url: string, savesData = false) =>
  withPhone(url, async (page, protocol) => {
    const sizes: number[] = []
    protocol.on('Network.loadingFinished', ({ encodedDataLength: size }) => size > 0 && sizes.push(size))
    if (savesData) {
      await protocol.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
      await protocol.send('Fetch.enable', { patterns: [{ urlPattern: '*.woff2' }] })
      const release = (requestId: string) => protocol.send('Fetch.continueRequest', { requestId }).catch(() => {})
      protocol.on('Fetch.requestPaused', ({ requestId }) => setTimeout(release, 2000, requestId))
    }
    await page.addInitScript(watchPage)
    await page.goto(url)
    await page.waitForTimeout(stay)
    const observed = async (): Promise<Entry[]> =>
      page.evaluate(() => (window as ReturnType<typeof watchPage>).entries.map((entry) => entry.toJSON()))
    const started = summaryOf(await observed())
    for (let screens = await page.evaluate(() => document.body.scrollHeight / innerHeight); screens > 0; screens--) {
      await page.evaluate(() => scrollBy({ top: innerHeight, behavior: 'instant' }))
      await page.waitForTimeout(200)
    }
    await page.waitForTimeout(stay)
    const { shift } = summaryOf(await observed())
    return { ...started, shift, requests: sizes.length, bytes: sizes.reduce((total, size) => total + size, 0) }
  })

/** Time from the tap to the paint of its response; infinite if none. */
export const touch = (base: string, { from, taps, answer, isAtOnce }: Gesture) =>
  withPhone(base, async (page) => {
    const answered = new Promise<number>((resolve) => page.exposeFunction('answered', resolve))
    await page.addInitScript(watchFinger, answer)
    await page.goto(base + from, { waitUntil: isAtOnce ? 'commit' : 'load' })
    // Waits in the page: polling would load it.
    await page.evaluate(
      () => new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })),
    )
    const find = (selector = '') => page.locator(selector).first()
    await find(taps[0]).scrollIntoViewIfNeeded()
    if (!isAtOnce) await page.waitForTimeout(stay)
    for (const [rank, selector] of taps.entries()) {
      if (rank > 0) await page.waitForTimeout(800) // a menu has opened, and its links are looked at
      const box = await find(selector).boundingBox()
      if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    }
    return { ms: await Promise.race([answered, page.waitForTimeout(8000).then(() => Number.POSITIVE_INFINITY)]) }
  })
