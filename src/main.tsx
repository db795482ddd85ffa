import './theme/styles'
import type { RouteObject } from 'react-router-dom'
import { ViteReactSSG } from 'vite-react-ssg'
import { recover } from './hooks/recovery'
import { nextTask } from './hooks/timing'
import { allowOwnMarkup } from './hooks/trustedTypes'
import { basename, future, loadFirstPage, normalizeAddress, routerWith } from './router'
import { routes } from './routes'
import { config } from './site/config'

const app = { routes, basename, future }

/**
 * Hydrates the page that is opened, in three tasks, so that gestures are heard in between: evaluation, router, React. A page whose modules
 * do not come stays as it was prerendered: it can be read, and its links load documents.
 */
async function hydrate() {
  allowOwnMarkup(config.analytics.origin, window)
  normalizeAddress(window)
  await nextTask()
  try {
    const hydrationData = await loadFirstPage(routes as RouteObject[], window.location.pathname)
    ViteReactSSG({ ...app, customCreateRouter: routerWith(hydrationData) }, nextTask)
  } catch (error) {
    await recover(error, window)
  }
}

/** What prerenders every page; in a browser, the start of the application. */
export const createRoot = import.meta.env.SSR ? ViteReactSSG(app) : hydrate()
