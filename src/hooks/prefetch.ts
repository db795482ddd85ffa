/**
 * Loading what the visitor is likely to ask for next, before they do: the page of a link under a finger at once, of one pointed at or reached
 * with the keyboard after a moment, and, when the page has nothing else to load, those of the links in view (docs/decisions/016).
 */
import { afterLoad, settling } from './timing'

type PrefetchWindow = Window & {
  navigator: Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }
}

/** How long one points at a link that one means to follow, in milliseconds. */
const intent = 65

/** What is loaded for links in view while the visitor stays on a page, and what is counted for a page on its way, in bytes over the network. */
const allowance = { visit: 70_000, page: 8000 }

/** When this document first loaded something ahead, in milliseconds since navigation: what came before is its own (pageMeasure.ts). */
export const prefetches = { since: Number.POSITIVE_INFINITY }

/** Whether the visitor asks for little data (https://wicg.github.io/savedata/), or has a line that carries little. */
const savesData = ({ navigator: { connection }, matchMedia }: PrefetchWindow): boolean =>
  connection?.saveData === true ||
  /2g$/.test(connection?.effectiveType ?? '') ||
  matchMedia('(prefers-reduced-data: reduce)').matches

/** Path of the page of this site that a link opens here; undefined for another host, a new tab, a file, a place on the page shown. */
function pathOf(link: HTMLAnchorElement | null | undefined, { location }: Window): string | undefined {
  if (!link || link.target || link.hasAttribute('download')) return undefined
  const { origin, pathname } = new URL(link.href, location.href)
  return origin === location.origin && pathname !== location.pathname ? pathname : undefined
}

const linkAt = (target: EventTarget | null) => (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]')

/** Bytes of modules and styles that came over the network from a moment on, in milliseconds since navigation. */
const bytesSince = (since: number, { performance }: Window) =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ startTime, name }) => startTime >= since && /\.(?:js|css)$/.test(name))
    .reduce((sum, { transferSize }) => sum + transferSize, 0)

/**
 * Loads ahead for the page shown, until the returned function is called.
 * @param load loads the page at a path. What does not come is told when the visitor goes there, not before
 */
export function prefetchLinks(load: (pathname: string) => Promise<unknown>, window: PrefetchWindow): () => void {
  if (savesData(window)) return () => {}
  const { document, performance } = window
  const asked = new Set<string>()
  const newPath = (link: HTMLAnchorElement | null | undefined) => {
    const pathname = pathOf(link, window)
    return pathname !== undefined && !asked.has(pathname) ? pathname : undefined
  }
  const prefetch = async (link: HTMLAnchorElement | null | undefined) => {
    const pathname = newPath(link)
    if (pathname === undefined) return
    asked.add(pathname)
    prefetches.since = Math.min(prefetches.since, performance.now())
    await load(pathname).catch(() => {})
  }

  let intentTimer = 0
  const onFinger = ({ target }: Event) => void prefetch(linkAt(target))
  const onPoint = ({ target }: Event) => {
    window.clearTimeout(intentTimer)
    intentTimer = window.setTimeout(() => void prefetch(linkAt(target)), intent)
  }
  document.addEventListener('touchstart', onFinger, { passive: true })
  for (const event of ['mouseover', 'focusin']) document.addEventListener(event, onPoint)

  const inView = new Set<HTMLAnchorElement>()
  let since = 0
  let loading = 0
  const loadInView = () => {
    for (const link of inView) {
      if (newPath(link) === undefined) continue
      if (bytesSince(since, window) + (loading + 1) * allowance.page > allowance.visit) return
      loading += 1
      void prefetch(link).then(() => {
        loading -= 1
        loadInView()
      })
    }
  }
  const tell = (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries)
      inView[isIntersecting ? 'add' : 'delete'](target as HTMLAnchorElement)
    loadInView()
  }
  // A whole card is a link, and its text may be below the view.
  const observer = new IntersectionObserver(tell, { rootMargin: '300px 0px' })
  // Links that a menu shows later come into view then.
  const forget = afterLoad(
    () => {
      since = performance.now()
      for (const link of document.querySelectorAll('a[href]')) observer.observe(link)
    },
    settling,
    window,
  )

  return () => {
    document.removeEventListener('touchstart', onFinger)
    for (const event of ['mouseover', 'focusin']) document.removeEventListener(event, onPoint)
    window.clearTimeout(intentTimer)
    forget()
    observer.disconnect()
  }
}
