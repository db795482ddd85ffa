/** Noticing that a visitor points at a link, or reaches it with the keyboard: its page can be prepared before it is asked for. */

export type PrefetchWindow = Window & { navigator: Navigator & { connection?: { saveData?: boolean } } }

/**
 * Whether the visitor asks for less, of motion or of data (https://wicg.github.io/savedata/): then pages neither fade into each other nor
 * come before they are asked for.
 */
export const asksForLess = (window: PrefetchWindow): boolean =>
  window.navigator.connection?.saveData === true ||
  window.matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches

/** The page of this site that a link opens here, or undefined: another host, a new tab, a file, a place on the page shown. */
function pageOf(target: EventTarget | null, { location }: Window): URL | undefined {
  const link = target && 'closest' in target ? (target as Element).closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.hasAttribute('download')) return undefined
  const url = new URL(link.href, location.href)
  return url.origin === location.origin && url.pathname !== location.pathname ? url : undefined
}

/** @param url the page a visitor points at; undefined: none any more */
export type Approach = (url: URL | undefined) => void

/**
 * Calls `approach` whenever the visitor points at another page or none, until the returned function is called.
 * A visitor who asks for less gets nothing they have not clicked.
 */
export function watchLinks(approach: Approach, window: PrefetchWindow): () => void {
  if (asksForLess(window)) return () => {}
  let last: string | undefined
  const onPoint = (event: Event) => {
    const url = pageOf(event.target, window)
    if (url?.href === last) return
    last = url?.href
    approach(url)
  }
  const events = ['pointerover', 'focusin', 'touchstart'] as const
  for (const event of events) window.document.addEventListener(event, onPoint, { passive: true })
  return () => {
    for (const event of events) window.document.removeEventListener(event, onPoint)
  }
}
