/**
 * Loading what the visitor is likely to ask for next, before they do: the page of a link under a finger at once, of one pointed at or reached
 * with the keyboard after a moment, and, when the page has nothing else to load, those of the links in view (docs/decisions/016).
 */
import { loaded, settling } from './timing'

type PrefetchWindow = Window & {
  navigator: Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }
}

/** How long one points at a link that one means to follow, in milliseconds. */
const intent = 65

/**
 * How many pages are loaded for the links in view while the visitor stays on one. With the stylesheet and the page that all others lead to,
 * the heaviest come to less than 70 kB over the network (tests/dist/ahead.test.ts).
 */
export const pagesAhead = 5

/** When this document first loaded something ahead, in milliseconds since navigation: what came before is its own (pageMeasure.ts). */
export const prefetches = { since: Number.POSITIVE_INFINITY }

/** Whether the visitor asks for little data (https://wicg.github.io/savedata/), or has a line that carries little. */
const savesData = ({ navigator: { connection }, matchMedia }: PrefetchWindow): boolean =>
  connection?.saveData === true ||
  /2g$/.test(connection?.effectiveType ?? '') ||
  matchMedia('(prefers-reduced-data: reduce)').matches

/** Path of the page of this site that a link opens here; undefined for another host, a new tab, a file. */
function pathOf(link: HTMLAnchorElement | null | undefined, { location }: Window): string | undefined {
  if (!link || link.target || link.hasAttribute('download')) return undefined
  return link.origin === location.origin ? link.pathname : undefined
}

/**
 * Loads ahead for the page shown, until the returned function is called.
 * @param load loads the page at a path. What does not come is told when the visitor goes there, not before
 * @param first path of the page that all others lead to: loaded before those of the links in view, whose number is limited
 */
export function prefetchLinks(
  load: (pathname: string) => Promise<unknown>,
  first: string,
  window: PrefetchWindow,
): () => void {
  if (savesData(window)) return () => {}
  const { document, performance } = window
  // The page shown is there.
  const asked = new Set([window.location.pathname])
  const prefetch = async (pathname: string | undefined) => {
    if (pathname === undefined || asked.has(pathname)) return
    asked.add(pathname)
    prefetches.since = Math.min(prefetches.since, performance.now())
    await load(pathname).catch(() => {})
  }

  const listening = new AbortController()
  const options = { passive: true, signal: listening.signal }
  const prefetchAt = ({ target }: Event) => void prefetch(pathOf((target as Partial<Element>).closest?.('a'), window))
  let intentTimer = 0
  const onPoint = (event: Event) => {
    window.clearTimeout(intentTimer)
    intentTimer = window.setTimeout(prefetchAt, intent, event)
  }
  document.addEventListener('touchstart', prefetchAt, options)
  for (const event of ['mouseover', 'focusin']) document.addEventListener(event, onPoint, options)

  let places = pagesAhead
  const loadInView = (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) {
      const pathname = pathOf(target as HTMLAnchorElement, window)
      if (!isIntersecting || places === 0 || pathname === undefined || asked.has(pathname)) continue
      places -= 1
      void prefetch(pathname)
    }
  }
  // A whole card is a link, and its text may be below the view.
  const observer = new IntersectionObserver(loadInView, { rootMargin: '300px 0px' })
  const isLeft = () => listening.signal.aborted
  const start = async () => {
    await loaded(settling, window)
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
