import './theme/styles'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type RouteObject, RouterProvider } from 'react-router-dom'
import { ViteReactSSG } from 'vite-react-ssg'
import { startAnalytics } from './browser/analytics'
import { restoreDraft, saveDraft } from './browser/formDraft'
import { firstPage, restorePage } from './browser/prerendered'
import { recover, report } from './browser/recovery'
import { entryKey, keepRestored, readPositions } from './browser/scroll'
import { isReturning, parsed } from './browser/timing'
import { allowOwnMarkup, reactScript } from './browser/trustedTypes'
import { basename, future, loadFirstPage, normalizeLocation } from './router'
import { routes } from './routes'
import { config } from './site/config'

declare global {
  interface Window {
    /** Set by src/start.ts on back or forward before this module has loaded. */
    hasGoneBack?: boolean
  }
}

/** Path of the request for this document. */
function documentPath(): string {
  const [entry] = performance.getEntriesByType('navigation')
  return entry ? new URL(entry.name).pathname : window.location.pathname
}

/**
 * Tries what each navigation asks of the browser: react-router makes a request that can be aborted, React writes a data block.
 * @throws where the browser cannot: links that load documents lead further then
 */
function tryNavigation() {
  new Request(window.location.href, { signal: new AbortController().signal })
  document.createElement('div').innerHTML = reactScript
}

/**
 * Hydrates the first page. If its modules do not load or it throws, the prerendered page stays: it is readable, and its links load
 * documents.
 */
async function hydrate() {
  // The script in the page does not wait for HTML that is slow to arrive.
  await parsed()
  const { hash, search, pathname } = window.location
  const entry = {
    key: window.history.state?.key ?? 'default',
    pathname: `/${pathname.slice(basename.length)}`,
    search,
    hash,
  }
  // Lays out what the first paint left out (theme/base.css).
  keepRestored(isReturning() ? readPositions().get(entryKey(entry)) : undefined, () => {
    document.body.classList.remove('partial')
  })
  allowOwnMarkup(config.analytics.origin)
  let path = documentPath()
  /** « Back », before hydration, to a history entry of a former document of the application: this document has another path. */
  const reloadWhereLeft = () => {
    if (window.location.pathname === path || document.querySelector('[data-hydrated]')) return false
    saveDraft()
    window.location.reload()
    return true
  }
  if (window.hasGoneBack && reloadWhereLeft()) return
  // Text typed meanwhile is kept where a link opens another document; a form that is sent has no draft.
  const keepText = () => void (document.querySelector('[data-hydrated]') || saveDraft())
  window.addEventListener('pagehide', keepText)
  window.addEventListener('submit', () => window.removeEventListener('pagehide', keepText))
  window.addEventListener('popstate', reloadWhereLeft)
  normalizeLocation()
  path = window.location.pathname
  // Started before the page's module, which may fail to load.
  startAnalytics(config.analytics)
  try {
    tryNavigation()
    const table = routes as RouteObject[]
    const hydrationData = await loadFirstPage(table, path)
    const router = createBrowserRouter(table, { basename, future, hydrationData })
    router.subscribe(({ location }) => {
      if (location.pathname !== path) firstPage.isShown = false
    })
    startTransition(() => {
      hydrateRoot(document.getElementById('root') as HTMLElement, <RouterProvider router={router} future={future} />, {
        // react-router's error boundaries already log caught errors.
        onCaughtError: () => {},
        onUncaughtError: (error) => {
          router.dispose()
          restorePage()
          report(error)
        },
      })
    })
  } catch (error) {
    if ((await recover(error)) === 'failed') restoreDraft()
  }
}

/** In the build, prerenders every page; in a browser, starts the application. */
export const createRoot = import.meta.env.SSR ? ViteReactSSG({ routes, basename, future }) : hydrate()
