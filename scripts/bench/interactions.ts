/** What a visitor's finger finds on a slow machine: while the application starts, and between two pages. Times in milliseconds. */
import type { Page } from 'puppeteer-core'
import { withPage } from './browser.ts'

/** Of the processor: a phone's, and this machine's own. */
export const slowdowns = { slow: 4, full: 1 } as const
const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const laptop = { width: 1440, height: 900 }

interface Seen {
  /** Duration of the longest interaction so far, from the gesture to the next paint (Event Timing). */
  interaction: number
  /** Tasks over 50 ms, first paint or not. */
  tasks: { start: number; duration: number }[]
  painted: boolean
  /** Resolved with what happened between the click on a link and the first paint of the next page. */
  nextPage: Promise<Arrival>
}

export interface Arrival {
  /** From the click to the paint. */
  time: number
  /** Whether the page faded into the next one. */
  faded: boolean
}

/** Runs in the page, before anything of it. No named function in here: the TypeScript runner would refer to a helper the page lacks. */
function observe() {
  let isThere: (arrival: Arrival) => void
  let faded = false
  const nextPage = new Promise<Arrival>((resolve) => {
    isThere = resolve
  })
  const seen: Seen = { interaction: 0, tasks: [], painted: false, nextPage }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
      if (entry.interactionId) seen.interaction = Math.max(seen.interaction, entry.duration)
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    seen.tasks.push(...list.getEntries().map(({ startTime, duration }) => ({ start: startTime, duration })))
  }).observe({ type: 'longtask' })
  new PerformanceObserver(() => {
    seen.painted = true
  }).observe({ type: 'paint', buffered: true })
  const { startViewTransition } = Document.prototype
  Object.assign(Document.prototype, {
    startViewTransition(this: Document, ...update: Parameters<typeof startViewTransition>) {
      faded = true
      return startViewTransition.apply(this, update)
    },
  })
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      const { title } = document
      const observer = new MutationObserver(() => {
        if (document.title === title) return
        observer.disconnect()
        // The first task after the frame that shows it.
        requestAnimationFrame(() => setTimeout(() => isThere({ time: performance.now() - timeStamp, faded })))
      })
      observer.observe(document.head, { subtree: true, childList: true, characterData: true })
    },
    true,
  )
}

const seenBy = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen)
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function openAt(slowdown: number, page: Page, url: string, viewport: typeof phone | typeof laptop) {
  await page.setViewport(viewport)
  await page.emulateCPUThrottling(slowdown)
  await page.evaluateOnNewDocument(observe)
  // Nothing to wait for: the first paint is watched from inside.
  await page.goto(url, { waitUntil: [] })
  await page.waitForFunction(() => (window as unknown as { seen?: Seen }).seen?.painted)
}

const isAlive = (page: Page) =>
  page.evaluate(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  )

/** Long tasks of a page that nobody touches, from its first paint to two seconds after the application is there. */
export function longTasksOf(url: string): Promise<number[]> {
  return withPage(async (page) => {
    await openAt(slowdowns.slow, page, url, phone)
    await pause(2000)
    const { tasks } = await seenBy(page)
    const painted = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    )
    return tasks.filter(({ start }) => start >= painted).map(({ duration }) => duration)
  })
}

/** The longest interaction of someone who opens and closes the menu from the first paint until the application is there, and after. */
export function startingInteraction(url: string): Promise<number> {
  return withPage(async (page) => {
    await openAt(slowdowns.slow, page, url, phone)
    const button = await page.waitForSelector('[popovertarget]')
    const box = await button?.boundingBox()
    if (!box) throw new Error(`${url} n’a pas de bouton de menu.`)
    for (let extra = 0, left = 30; extra < 3 && left > 0; left--) {
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
      await pause(60)
      if (await isAlive(page)) extra++
    }
    await pause(300)
    return (await seenBy(page)).interaction
  })
}

/** The arrival on the page of a link that has been pointed at. */
export function nextPage(url: string, link: string, slowdown: number): Promise<Arrival> {
  return withPage(async (page) => {
    await openAt(slowdown, page, url, laptop)
    await page.waitForNetworkIdle({ idleTime: 500 })
    await page.hover(link)
    await page.waitForNetworkIdle({ idleTime: 500 })
    await page.click(link)
    // Asking again and again would be work of ours among the page's own.
    return page.evaluate(() => (window as unknown as { seen: Seen }).seen.nextPage)
  })
}
