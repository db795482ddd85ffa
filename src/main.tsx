import './theme/styles'
import { ViteReactSSG } from 'vite-react-ssg'
import { nextTask } from './hooks/nextTask'
import { allowOwnMarkup } from './hooks/trustedTypes'
import { basename, createRouter, future, normalizeAddress } from './router'
import { routes } from './routes'
import { config } from './site/config'

if (!import.meta.env.SSR) allowOwnMarkup(config.analytics.origin, window)
normalizeAddress()

const options = { routes, basename, future, customCreateRouter: createRouter }

/**
 * What prerenders every page. In a browser, gestures are heard between the evaluation of the application and the start of its router, and
 * between that and hydration.
 */
export const createRoot = import.meta.env.SSR
  ? ViteReactSSG(options)
  : nextTask().then(() => ViteReactSSG(options, nextTask))
