/** Loaders of the route table: modules and data of each page. */
import { matchRoutes, type Params, type RouteObject } from 'react-router-dom'
import { LostPage } from './browser/recovery'
import { loadStyles } from './browser/styles'
import { config } from './site/config'
import { pages } from './site/pages'
import { normalizePath, underBase } from './site/paths'

export const basename = config.basePath

/** All future flags of react-router 6: v7 behaviour, and no console warnings. */
export const future = {
  v7_startTransition: true,
  v7_relativeSplatPath: true,
  v7_fetcherPersist: true,
  v7_normalizeFormMethod: true,
  v7_partialHydration: true,
  v7_skipActionErrorRevalidation: true,
} as const

/** Id of the route, inside the frame, that renders the page or its error. */
export const pageRoute = 'page'

/** Timeout of a module during a navigation, in milliseconds; after it the page counts as lost. */
const navigationTimeout = 10_000

/** True once the first page is loaded: later loads are navigations. */
let isOpened = false

/** Loads the site's stylesheet with the modules of a navigation (the first page has its own rules inlined), within the timeout. */
function loadWithStyles<T>(loading: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(reject, navigationTimeout, new Error(`Rien n’est venu en ${navigationTimeout / 1000} s.`))
  })
  return Promise.race([Promise.all([loading, loadStyles(document)]).then(([loaded]) => loaded), late])
}

/**
 * Wraps the loader of a route, for the first page, prefetches and navigations.
 * @param load loads the modules
 * @throws LostPage in a browser, when a module or the stylesheet does not load
 */
export const loading =
  <Args extends unknown[], T>(load: (...args: Args) => Promise<T>) =>
  async (...args: Args): Promise<T> => {
    if (import.meta.env.SSR) return load(...args)
    try {
      return await (isOpened ? loadWithStyles(load(...args)) : load(...args))
    } catch (error) {
      throw new LostPage(error)
    }
  }

/**
 * Replaces the path by the canonical one before the router reads it: hosts may serve a page for another case, encoding or ending. A page
 * without a canonical URL (not found) only loses its slash, `.html` or `index.html`.
 */
export function normalizeLocation(): void {
  const { pathname, search, hash } = location
  const named = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  const clean = named ? new URL(named.href).pathname : normalizePath(pathname, basename)
  if (clean !== pathname) history.replaceState(history.state, '', clean + search + hash)
}

/**
 * Loads the modules and data of the page at a path.
 * @throws LostPage when they do not load; Error when no route matches: another part of the host may own the path
 */
export async function loadPage(routes: RouteObject[], pathname: string) {
  // react-router's types are inconsistent under `exactOptionalPropertyTypes`.
  const matches = matchRoutes(routes as Parameters<typeof matchRoutes>[0], pathname, basename)
  const match = matches?.at(-1) as { route: RouteObject; params: Params } | undefined
  if (!match) throw new Error(`${pathname} n’est pas une adresse de ce site.`)
  const { route, params } = match
  const load = typeof route.loader === 'function' ? route.loader : undefined
  const [shown, data] = await Promise.all([
    route.lazy?.(),
    load?.({ params, request: new Request(window.location.href) }),
  ])
  return { route, shown, data }
}

/** True when the host has sent its not-found page, which may happen for a page that exists. */
const isNotFound = (document: Document) => document.title === pages.introuvable.title

/**
 * Loads the first page, without a timeout: hydration must find it as prerendered. Its route in `routes` is no longer lazy afterwards
 * (https://reactrouter.com/6.30.0/guides/ssr#lazy-routes).
 * @returns hydration data of the router: loader data by route id; a not-found page sent by the host is the data of `pageRoute`
 */
export async function loadFirstPage(routes: RouteObject[], pathname: string) {
  const { route, shown, data } = await loadPage(routes, pathname)
  const loaderData = route.id ? { [route.id]: data } : {}
  if (isNotFound(document) && route.path !== '*') {
    const missing = await loadPage(routes, underBase(pages.introuvable.path, basename))
    loaderData[pageRoute] = { ...missing.shown?.handle, content: missing.shown?.element }
  }
  Object.assign(route, shown, { lazy: undefined })
  isOpened = true
  return { loaderData }
}
