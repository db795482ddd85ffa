/** A page while it loads: requests held back, paints, layout shifts. Without fixtures, for programs too (tools/fontFit.ts). */
import type { BrowserContext, Page } from '@playwright/test'

/** Holds requests until the returned function is called; later requests are not held. */
export async function hold(target: Page | BrowserContext, files: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await target.route(files, async (route) => {
    await held
    await route.fallback()
  })
  return release
}

/**
 * Records layout shifts from the opening of a page on: https://web.dev/articles/cls. Call it before opening the page.
 * @returns a function that reads the sum, of the whole page or from a moment on (see `painted`)
 */
export async function watchShifts(page: Page): Promise<(since?: number) => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: { startTime: number; value: number }[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      shifts.push(...(list.getEntries() as (PerformanceEntry & { value: number })[]))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return (since = 0) =>
    page.evaluate(
      (from) =>
        (window as unknown as { shifts: { startTime: number; value: number }[] }).shifts
          .filter(({ startTime }) => startTime >= from)
          .reduce((sum, { value }) => sum + value, 0),
      since,
    )
}

/** Waits until changes are painted and their layout shifts reported. @returns that moment, in milliseconds since the document was asked for */
export const painted = (page: Page): Promise<number> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()), 50))),
  )
