import './theme/styles'
import { ViteReactSSG } from 'vite-react-ssg'
import { allowOwnMarkup } from './hooks/trustedTypes'
import { basename, createRouter, future, normalizeAddress } from './router'
import { routes } from './routes'
import { config } from './site/config'

if (!import.meta.env.SSR) allowOwnMarkup(config.analytics.origin, window)
normalizeAddress()

export const createRoot = ViteReactSSG({ routes, basename, future, customCreateRouter: createRouter })
