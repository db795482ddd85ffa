import './theme/styles'
import { ViteReactSSG } from 'vite-react-ssg'
import { nextTask } from './hooks/nextTask'
import { allowOwnMarkup } from './hooks/trustedTypes'
import { basename, createRouter, future, normalizeAddress } from './router'
import { routes } from './routes'
import { config } from './site/config'

if (!import.meta.env.SSR) allowOwnMarkup(config.analytics.origin, window)
normalizeAddress()

/** Between the router's start and hydration, a visitor may come in: each is a task of its own. */
const open = () =>
  ViteReactSSG({ routes, basename, future, customCreateRouter: createRouter }, () =>
    import.meta.env.SSR ? undefined : nextTask(),
  )

/** What prerenders every page. In a browser the application has just been evaluated, which is a task of its own too. */
export const createRoot = import.meta.env.SSR ? open() : nextTask().then(open)
