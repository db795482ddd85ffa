/**
 * What happens when a page's module cannot be loaded, most often because a new version has been deployed since this page was opened:
 * one reload, towards the page the visitor was going to. A flag survives the reload and forbids a second one in the same tab.
 */
const flag = 'violine:reloaded'

export type RecoveryWindow = Pick<
  Window & typeof globalThis,
  'location' | 'history' | 'navigator' | 'sessionStorage' | 'console'
>

/**
 * True when this document is already the result of a recovery. The flag lives in session storage, because another tab deserves a reload
 * of its own; where that throws, in the state of the history entry, which survives a reload as well.
 */
export function hasReloaded(window: RecoveryWindow): boolean {
  if (window.history.state?.[flag] === true) return true
  try {
    return window.sessionStorage.getItem(flag) !== null
  } catch {
    return false
  }
}

const logged = new WeakSet<object>()

/** Logs an error once, however many places come to know of it. */
export function logError(error: unknown, { console }: Pick<RecoveryWindow, 'console'>) {
  if (typeof error === 'object' && error !== null) {
    if (logged.has(error)) return
    logged.add(error)
  }
  console.error(error)
}

const withoutHash = (url: URL) => url.href.slice(0, url.href.length - url.hash.length)

/**
 * Reloads once towards `href`, or says that it was already done, or that there is no network to reload from.
 * @param href where the visitor was going: a path of this host, or an absolute address
 * @returns 'reloading': the document is about to be replaced; 'failed': the error has been logged and must be shown
 */
export function recover(error: unknown, href: string, window: RecoveryWindow): 'reloading' | 'failed' {
  const { location, history, navigator } = window
  if (hasReloaded(window) || !navigator.onLine) {
    logError(error, window)
    return 'failed'
  }
  const current = new URL(location.href)
  // A path such as `//evil.example` must stay one.
  const target = new URL(href.startsWith('/') ? current.origin + href : href)
  const stored = storeFlag(window)
  const state = stored ? history.state : { ...history.state, [flag]: true }
  if (withoutHash(target) === withoutHash(current)) {
    history.replaceState(state, '', target)
    location.reload()
  } else if (stored) {
    location.assign(target)
  } else {
    // Only an entry of our own can carry the flag; the position left on this page must not be restored on the next.
    history.scrollRestoration = 'manual'
    history.pushState({ [flag]: true }, '', target)
    location.reload()
  }
  return 'reloading'
}

function storeFlag(window: RecoveryWindow): boolean {
  try {
    window.sessionStorage.setItem(flag, '1')
    return true
  } catch {
    return false
  }
}

/** Forgets the reload: the router is ready, so the next failure deserves a reload of its own. */
export function clearReloadFlag(window: RecoveryWindow) {
  try {
    window.sessionStorage.removeItem(flag)
  } catch {
    // Nothing was stored there.
  }
  if (window.history.state?.[flag] === true) {
    const { [flag]: _, ...state } = window.history.state
    window.history.replaceState(state, '')
  }
}
