/** The browser's router: vite-react-ssg's, without the loaders it adds to every route, and with a way back when a module is lost. */
import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, type RouteObject, resolvePath, type To } from 'react-router-dom'
import { asksForLess } from './hooks/prefetch'
import { recover } from './hooks/recovery'
import { ErrorMessage } from './layout/ErrorScreen'
import { config } from './site/config'
import { normalizePath } from './site/paths'

export const basename = config.basePath

/** All of react-router 6's opt-ins: its next behaviour, and a silent console. */
export const future = {
  v7_startTransition: true,
  v7_relativeSplatPath: true,
  v7_fetcherPersist: true,
  v7_normalizeFormMethod: true,
  v7_partialHydration: true,
  v7_skipActionErrorRevalidation: true,
} as const

type Router = ReturnType<typeof createBrowserRouter>
type RouterNavigateOptions = Parameters<Router['navigate']>[1]

let router: Router | undefined

/** vite-react-ssg gives every route a loader that fetches two JSON files per navigation; no page of ours has data to load. */
function withoutLoaders(routes: RouteObject[]): RouteObject[] {
  return routes.map(({ loader: _, ...route }) => {
    const { children } = route
    return (children ? { ...route, children: withoutLoaders(children) } : route) as RouteObject
  })
}

/** Gives the address its one form before anything reads it: call it first. */
export function normalizeAddress(): void {
  if (import.meta.env.SSR) return
  const { pathname, search, hash } = window.location
  const clean = normalizePath(pathname, basename)
  if (clean !== pathname) window.history.replaceState(window.history.state, '', clean + search + hash)
}

/**
 * A fade that the next navigation cuts short is no error. `ready` says so by a rejection (https://drafts.csswg.org/css-view-transitions-1/#skip-the-view-transition),
 * which the browser prints because the router never looks at it; an update that fails still speaks through `finished`.
 */
function acceptSkippedTransitions(document: Document): void {
  const start = document.startViewTransition?.bind(document)
  if (!start) return
  document.startViewTransition = (update) => {
    const transition = start(update)
    transition.ready.catch(() => {})
    return transition
  }
}

/** Another page fades in, where the browser can do it; a place or a filter of the page shown does not. */
function withViewTransitions(router: Router): Router {
  const { navigate } = router
  const shown = () => router.state.location.pathname.slice(basename.length - 1)
  const isAnotherPage = (to: To) => resolvePath(to, shown()).pathname !== shown()
  return Object.assign(router, {
    navigate: (to: To | number | null, options?: RouterNavigateOptions) =>
      typeof to === 'number'
        ? navigate(to)
        : navigate(to, { ...options, viewTransition: to !== null && isAnotherPage(to) && !asksForLess(window) }),
  })
}

export const createRouter: typeof createBrowserRouter = (routes, options) => {
  acceptSkippedTransitions(document)
  router = withViewTransitions(createBrowserRouter(withoutLoaders(routes), options))
  return router
}

/** Where the visitor is going: the page being loaded, or the one whose document has just been opened. */
export const destination = (): Pick<Location, 'pathname' | 'search' | 'hash'> =>
  router?.state.navigation.location ?? window.location

/** Stays pending for ever: the document is about to be replaced, and nothing must be shown in between. */
const untilReload = new Promise<never>(() => {})

/**
 * Loads a module. In the browser a failure reloads once, towards the page the visitor was going to; a second one is logged and thrown.
 */
export async function loadOnce<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (import.meta.env.SSR) throw error
    const target = router?.state.navigation.location
    if (recover(error, target && router ? router.createHref(target) : window.location.href, window) === 'reloading')
      return untilReload
    throw error
  }
}

/**
 * Loads a page's element. When that fails for good during a navigation, the router shows the error screen. On a first load there is no
 * router yet, and none is started: the prerendered layout stays, with links that need no script, around the same message.
 * @throws Error naming the page, while prerendering
 */
export async function loadPage(path: string, load: () => Promise<ReactElement>): Promise<ReactElement> {
  try {
    return await loadOnce(load)
  } catch (error) {
    if (import.meta.env.SSR) throw new Error(`La page ${path} n’a pas pu être chargée.`, { cause: error })
    const main = router ? null : document.querySelector('main')
    if (!main) throw error
    createRoot(main).render(<ErrorMessage />)
    return untilReload
  }
}
