import './theme/styles'
import { ViteReactSSG } from 'vite-react-ssg'
import { nextTask } from './hooks/nextTask'
import { allowOwnMarkup } from './hooks/trustedTypes'
import { basename, createRouter, future, normalizeAddress } from './router'
import { routes } from './routes'
import { config } from './site/config'

if (!import.meta.env.SSR) allowOwnMarkup(config.analytics.origin, window)
normalizeAddress()

/** Gestures are heard between the router's start and hydration. */
const start = () =>
  ViteReactSSG({ routes, basename, future, customCreateRouter: createRouter }, () =>
    import.meta.env.SSR ? undefined : nextTask(),
  )

/** What prerenders every page. In a browser, the application starts in another task than the one that has evaluated it. */
export const createRoot = import.meta.env.SSR ? start() : nextTask().then(start)
