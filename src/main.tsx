import './theme/styles'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type RouteObject, RouterProvider } from 'react-router-dom'
import { ViteReactSSG } from 'vite-react-ssg'
import { startAnalytics } from './browser/analytics'
import { recover } from './browser/recovery'
import { allowOwnMarkup } from './browser/trustedTypes'
import { basename, future, loadFirstPage, normalizeAddress } from './router'
import { routes } from './routes'
import { config } from './site/config'

/**
 * Hydrates the page that is opened. A page whose modules do not come stays as it was prerendered: it can be read, and its links load
 * documents.
 */
async function hydrate() {
  allowOwnMarkup(config.analytics.origin, window)
  normalizeAddress(window)
  // Before the page's module, which may not come.
  startAnalytics(config.analytics, window)
  try {
    const table = routes as RouteObject[]
    const hydrationData = await loadFirstPage(table, window.location.pathname)
    const router = createBrowserRouter(table, { basename, future, hydrationData })
    startTransition(() => {
      hydrateRoot(
        document.getElementById('root') as HTMLElement,
        <RouterProvider router={router} future={future} />,
        // react-router's boundaries, which catch errors, log them.
        { onCaughtError: () => {} },
      )
    })
  } catch (error) {
    await recover(error, window)
  }
}

/** What prerenders every page; in a browser, the start of the application. */
export const createRoot = import.meta.env.SSR ? ViteReactSSG({ routes, basename, future }) : hydrate()
