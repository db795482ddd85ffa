/**
 * Loading what the visitor is likely to ask for next, before they do: the page of a link under a finger at once, of one pointed at or reached
 * with the keyboard after a moment, and, when the page has nothing else to load, those of the links in view (docs/decisions/016).
 */
import { loaded } from './timing'

declare global {
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
  }
}

/** How long after its own load a page is left alone, in milliseconds: its last requests are then over. */
export const settling = 1200

/** How long one points at a link that one means to follow, in milliseconds. */
const intent = 65

/**
 * Bytes over the network that may be loaded while the visitor stays on one page, for links in view: of the page, then of the menu, whose
 * pages are asked for from everywhere.
 */
export const allowance = { page: 56_000, menu: 70_000 }

/** Weight counted for a page that is on its way, in bytes: that of the heaviest (tests/dist/ahead.test.ts). */
export const heaviest = 9300

/** When this document first loaded something ahead, in milliseconds since navigation: what came before is its own (pageMeasure.ts). */
export const prefetches = { since: Number.POSITIVE_INFINITY }

/** True of a visitor who asks for little data (https://wicg.github.io/savedata/), or has a slow connection. */
const savesData = (): boolean =>
  navigator.connection?.saveData === true ||
  /2g$/.test(navigator.connection?.effectiveType ?? '') ||
  matchMedia('(prefers-reduced-data: reduce)').matches

/** Path of the page of this site that a link opens here; undefined for another host or site, a new tab, a file. */
function pathOf(link: HTMLAnchorElement | null | undefined): string | undefined {
  if (!link || link.target || link.rel === 'external' || link.hasAttribute('download')) return undefined
  return link.origin === location.origin ? link.pathname : undefined
}

/**
 * Loads ahead for the page shown, until the returned function is called.
 * @param load loads the page at a path. What does not come is told when the visitor goes there, not before
 * @param first path of the page that all others lead to: loaded before those of the links in view, whose number is limited
 */
export function prefetchLinks(load: (pathname: string) => Promise<unknown>, first: string): () => void {
  if (savesData()) return () => {}
  // The page shown is there.
  const asked = new Set([location.pathname])
  const prefetch = async (pathname: string | undefined) => {
    if (pathname === undefined || asked.has(pathname)) return
    asked.add(pathname)
    prefetches.since = Math.min(prefetches.since, performance.now())
    await load(pathname).catch(() => {})
  }

  const listening = new AbortController()
  const isLeft = () => listening.signal.aborted
  const options = { passive: true, signal: listening.signal }
  const prefetchAt = ({ target }: Event) => void prefetch(pathOf((target as Partial<Element>).closest?.('a')))
  let intentTimer = 0
  const onPoint = (event: Event) => {
    window.clearTimeout(intentTimer)
    intentTimer = window.setTimeout(prefetchAt, intent, event)
  }
  document.addEventListener('touchstart', prefetchAt, options)
  for (const event of ['mouseover', 'focusin']) document.addEventListener(event, onPoint, options)

  const from = performance.now()
  /** Bytes received since the page is shown. An answer out of the cache weighs nothing. */
  const spent = () =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, startTime }) => startTime >= from && /\.(?:js|css)$/.test(name))
      .reduce((sum, { transferSize }) => sum + transferSize, 0)
  /** Pages of links in view that are not loaded yet, each with its allowance. */
  const waiting = new Map<string, number>()
  let reserved = 0
  const loadWaiting = () => {
    for (const [pathname, allowed] of waiting) {
      if (isLeft() || spent() + reserved + heaviest > allowed) continue
      waiting.delete(pathname)
      reserved += heaviest
      void prefetch(pathname).then(() => {
        reserved -= heaviest
        loadWaiting()
      })
    }
  }
  const loadInView = (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) {
      const pathname = pathOf(target as HTMLAnchorElement)
      if (!isIntersecting || pathname === undefined || asked.has(pathname)) continue
      const allowed = target.closest('header') ? allowance.menu : allowance.page
      // A page of the menu keeps its allowance when the page shown leads to it too.
      waiting.set(pathname, Math.max(allowed, waiting.get(pathname) ?? 0))
    }
    loadWaiting()
  }
  // A whole card is a link, and its text may be below the view.
  const observer = new IntersectionObserver(loadInView, { rootMargin: '300px 0px' })
  const start = async () => {
    await loaded(settling)
    if (!isLeft()) await prefetch(first)
    if (isLeft()) return
    // Links that a menu shows later come into view then.
    for (const link of document.querySelectorAll('a[href]')) observer.observe(link)
  }
  void start()

  return () => {
    listening.abort()
    window.clearTimeout(intentTimer)
    observer.disconnect()
  }
}
