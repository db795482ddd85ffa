/** Deferral of work, and the kind of navigation that opened the document. */

const eventOn = (target: EventTarget, event: string) =>
  new Promise((resolve) => target.addEventListener(event, resolve, { once: true }))

/** Resolves once the HTML has arrived. */
export async function parsed(): Promise<void> {
  if (document.readyState === 'loading') await eventOn(document, 'DOMContentLoaded')
}

/**
 * Resolves once the page has loaded and, if the browser prerenders it, is activated: such a page may never be shown
 * (https://wicg.github.io/nav-speculation/prerendering.html).
 * @param delay additional delay, in milliseconds
 */
export async function loaded(delay: number): Promise<void> {
  if ('prerendering' in document && document.prerendering) await eventOn(document, 'prerenderingchange')
  if (document.readyState !== 'complete') await eventOn(window, 'load')
  await new Promise((resolve) => window.setTimeout(resolve, delay))
}

const navigationType = () =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type

/** True when the document was reloaded. */
export const isReload = (): boolean => navigationType() === 'reload'

/** True when the document was reloaded, or reached by « back » or « forward ». */
export const isReturning = (): boolean => isReload() || navigationType() === 'back_forward'

const prefetchMark = 'prefetch'

/** Marks the start of a request that later pages need (https://www.w3.org/TR/user-timing/). */
export const markPrefetch = () => void performance.mark(prefetchMark)

/** Time of the document's first such request, in milliseconds since navigation; infinite before it. */
export const firstPrefetch = (performance: Performance): number =>
  performance.getEntriesByType('mark').find(({ name }) => name === prefetchMark)?.startTime ?? Number.POSITIVE_INFINITY

/** Calls back after the next paint: animation frame callbacks run before it, the timeout after. */
export const afterPaint = (callback: () => void): void => void requestAnimationFrame(() => setTimeout(callback))

/**
 * Memoizes a loader, except its failures. A loaded value is available in the same task, unlike with `import`: React renders the next page
 * without a pending state.
 */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load().catch((error) => {
      loading = undefined
      throw error
    })
    return loading
  }
}
