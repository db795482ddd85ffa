/** Loads pages for the table of routes: which module and which data, and when. */
import { matchRoutes, type Params, type RouteObject } from 'react-router-dom'
import { LostPage } from './browser/recovery'
import { loadStyles } from './browser/styles'
import { config } from './site/config'
import { pages } from './site/pages'
import { normalizePath, underBase } from './site/paths'

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

/** Id of the route that shows a page, or what fails in it, inside the frame. */
export const pageRoute = 'page'

/** Longest wait for a module during a navigation, in milliseconds. A host that has not answered by then has lost it. */
const navigationTimeout = 10_000

/** The page of the document is there: what is loaded from now on is for a navigation. */
let isOpened = false

/** Adds the site's stylesheet, which the first page does without, to the loading of a navigation. It has a time limit. */
function loadWithStyles<T>(loading: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(reject, navigationTimeout, new Error(`Rien n’est venu en ${navigationTimeout / 1000} s.`))
  })
  return Promise.race([Promise.all([loading, loadStyles(document)]).then(([loaded]) => loaded), late])
}

/**
 * The function by which a route loads, for the page opened first, ahead of a link and during a navigation.
 * @param load loads modules
 * @throws LostPage in a browser, when some of it does not come
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
 * Puts the document's canonical address in the address bar before the router reads it: a host may have served the page for another case,
 * encoding or ending. A page without one, that of what is not found, only loses a slash, `.html` or `index.html`.
 */
export function normalizeAddress({ document, location, history }: Window): void {
  const { pathname, search, hash } = location
  const named = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  const clean = named ? new URL(named.href).pathname : normalizePath(pathname, basename)
  if (clean !== pathname) history.replaceState(history.state, '', clean + search + hash)
}

/**
 * Loads what shows the page at a path, and its data.
 * @throws LostPage when it does not come; Error when the path is none of this site's, which other parts of its host may have
 */
export async function loadPage(routes: RouteObject[], pathname: string) {
  // react-router's own types of routes do not agree under `exactOptionalPropertyTypes`.
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

/** True where the host has answered with its not-found page, which it may do for a page that exists. */
const isNotFound = (document: Document) => document.title === pages.introuvable.title

/**
 * Loads the page that is opened, without a time limit: hydration must find it as it was prerendered. Its route in `routes` is not lazy any
 * more (https://reactrouter.com/6.30.0/guides/ssr#lazy-routes).
 * @returns the state to start the router with: data by the id of their route. A not-found page in place of another is that of `pageRoute`
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
