import './theme/styles'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type RouteObject, RouterProvider } from 'react-router-dom'
import { ViteReactSSG } from 'vite-react-ssg'
import { startAnalytics } from './browser/analytics'
import { firstPage, restorePage } from './browser/prerendered'
import { recover, report } from './browser/recovery'
import { allowOwnMarkup } from './browser/trustedTypes'
import { giveBackTyped } from './browser/typed'
import { basename, future, loadFirstPage, normalizeAddress } from './router'
import { routes } from './routes'
import { config } from './site/config'

/**
 * Hydrates the page that is opened. One whose modules do not come, or that throws, stays as it was prerendered: it can be read, and its
 * links load documents.
 */
async function hydrate() {
  allowOwnMarkup(config.analytics.origin, window)
  normalizeAddress(window)
  // Before the page's module, which may not come.
  startAnalytics(config.analytics, window)
  try {
    const table = routes as RouteObject[]
    const { pathname } = window.location
    const hydrationData = await loadFirstPage(table, pathname)
    const router = createBrowserRouter(table, { basename, future, hydrationData })
    router.subscribe(({ location }) => {
      if (location.pathname !== pathname) firstPage.isShown = false
    })
    startTransition(() => {
      hydrateRoot(document.getElementById('root') as HTMLElement, <RouterProvider router={router} future={future} />, {
        // react-router's boundaries, which catch errors, log them.
        onCaughtError: () => {},
        onUncaughtError: (error) => {
          router.dispose()
          restorePage(window)
          report(error, window)
        },
      })
    })
  } catch (error) {
    if ((await recover(error, window)) === 'failed') giveBackTyped(window)
  }
}

/** Prerenders every page in the build; in a browser, starts the application. */
export const createRoot = import.meta.env.SSR ? ViteReactSSG({ routes, basename, future }) : hydrate()
