/** Loading a page's module as soon as the visitor points at a link to it, or reaches it with the keyboard. */

export type PrefetchWindow = Window & { navigator: Navigator & { connection?: { saveData?: boolean } } }

/**
 * Whether the visitor asks for less, of motion or of data (https://wicg.github.io/savedata/): then pages neither fade into each other nor
 * come before they are asked for.
 */
export const asksForLess = (window: PrefetchWindow): boolean =>
  window.navigator.connection?.saveData === true ||
  window.matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches

/** The path inside the site that a link opens here, or undefined: another host, a new tab, a file, a place on the page shown. */
function pathOf(target: EventTarget | null, { location }: Window): string | undefined {
  const link = target && 'closest' in target ? (target as Element).closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.hasAttribute('download')) return undefined
  const url = new URL(link.href, location.href)
  return url.origin === location.origin && url.pathname !== location.pathname ? url.pathname : undefined
}

/**
 * Calls `prefetch` once for each path pointed at, until the returned function is called.
 * A visitor who asks for less gets nothing they have not clicked.
 */
export function watchLinks(prefetch: (pathname: string) => void, window: PrefetchWindow): () => void {
  if (asksForLess(window)) return () => {}
  const seen = new Set<string>()
  const onPoint = ({ target }: Event) => {
    const path = pathOf(target, window)
    if (path === undefined || seen.has(path)) return
    seen.add(path)
    prefetch(path)
  }
  const events = ['pointerover', 'focusin', 'touchstart'] as const
  for (const event of events) window.document.addEventListener(event, onPoint, { passive: true })
  return () => {
    for (const event of events) window.document.removeEventListener(event, onPoint)
  }
}
