/**
 * Prefetches pages: that of a touched link at once, of a hovered or focused link after a delay, and of links in view when the network is
 * idle (docs/decisions/016).
 */
import { loaded, markPrefetch } from './timing'

declare global {
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
  }
}

/** Delay after the page's load before links in view are prefetched, in milliseconds: its last requests are then over. */
export const prefetchDelay = 1200

/** Hover delay that counts as an intent to click, in milliseconds. */
export const intentDelay = 65

/** Bytes that may be prefetched per page for links in view: links of the page, then of the menu, which are on every page. */
export const allowance = { page: 56_000, menu: 70_000 }

/** Estimated bytes of a pending page: that of the heaviest (tests/dist/prefetched.test.ts). */
export const heaviest = 7600

/** True under Save-Data (https://wicg.github.io/savedata/) or on a slow connection. */
const savesData = (): boolean =>
  navigator.connection?.saveData === true ||
  /2g$/.test(navigator.connection?.effectiveType ?? '') ||
  matchMedia('(prefers-reduced-data: reduce)').matches

/** Path of the internal page that a link opens in this tab; undefined for other hosts, other sites of this host, new tabs and files. */
function pathOfLink(link: HTMLAnchorElement | null | undefined): string | undefined {
  if (!link || link.target || link.rel === 'external' || link.hasAttribute('download')) return undefined
  return link.origin === location.origin ? link.pathname : undefined
}

/**
 * Prefetches for the current page, until the returned function is called.
 * @param load loads the page at a path; its failures are ignored here and reported on navigation
 * @param first path prefetched before the other links in view, since all pages link to it
 */
export function prefetchLinks(load: (pathname: string) => Promise<unknown>, first: string): () => void {
  if (savesData()) return () => {}
  // The current page is loaded.
  const asked = new Set([location.pathname])
  const prefetch = async (pathname: string | undefined) => {
    if (pathname === undefined || asked.has(pathname)) return
    asked.add(pathname)
    markPrefetch()
    await load(pathname).catch(() => {})
  }

  const listening = new AbortController()
  const isLeft = () => listening.signal.aborted
  const options = { passive: true, signal: listening.signal }
  const prefetchAt = ({ target }: Event) => void prefetch(pathOfLink((target as Partial<Element>).closest?.('a')))
  let intentTimer = 0
  const onPoint = (event: Event) => {
    window.clearTimeout(intentTimer)
    intentTimer = window.setTimeout(prefetchAt, intentDelay, event)
  }
  document.addEventListener('touchstart', prefetchAt, options)
  for (const event of ['mouseover', 'focusin']) document.addEventListener(event, onPoint, options)

  const from = performance.now()
  /** Bytes received since the page was shown; cache hits count as zero. */
  const spent = () =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, startTime }) => startTime >= from && /\.(?:js|css)$/.test(name))
      .reduce((sum, { transferSize }) => sum + transferSize, 0)
  /** Queued pages of links in view, each with its allowance. */
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
      const pathname = pathOfLink(target as HTMLAnchorElement)
      if (!isIntersecting || pathname === undefined || asked.has(pathname)) continue
      const allowed = target.closest('header') ? allowance.menu : allowance.page
      // The larger allowance applies when both the menu and the page link to it.
      waiting.set(pathname, Math.max(allowed, waiting.get(pathname) ?? 0))
    }
    loadWaiting()
  }
  // The link's text may be below the view while its card is in view.
  const observer = new IntersectionObserver(loadInView, { rootMargin: '300px 0px' })
  const start = async () => {
    await loaded(prefetchDelay)
    if (!isLeft()) await prefetch(first)
    if (isLeft()) return
    // Links of a closed menu intersect when it opens.
    for (const link of document.querySelectorAll('a[href]')) observer.observe(link)
  }
  void start()

  return () => {
    listening.abort()
    window.clearTimeout(intentTimer)
    observer.disconnect()
  }
}
