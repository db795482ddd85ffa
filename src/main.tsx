import './theme/styles'
import { ViteReactSSG } from 'vite-react-ssg'
import { basename, createRouter, future, normalizeAddress } from './router'
import { routes } from './routes'

normalizeAddress()

export const createRoot = ViteReactSSG({ routes, basename, future, customCreateRouter: createRouter })
