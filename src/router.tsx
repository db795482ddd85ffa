/** What is loaded when, over the table of routes. */
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

/** Id of the route whose boundary shows what fails, or is missing, inside the frame. */
export const boundary = 'page'

/** Longest wait for a module during a navigation, in milliseconds. A host that has not answered by then has lost it. */
const navigationTimeout = 10_000

/**
 * Loads what a navigation needs: modules, and the stylesheet of the site, which the page opened first does without.
 * @throws LostPage when some of it does not come
 */
async function whenNavigating<T>(load: () => Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(reject, navigationTimeout, new Error(`Rien n’est venu en ${navigationTimeout / 1000} s.`))
  })
  try {
    const [loaded] = await Promise.race([Promise.all([load(), loadStyles(document)]), late])
    return loaded
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

/** Makes each route load as a navigation does. */
function waitWhenNavigating(routes: RouteObject[]): void {
  for (const route of routes) {
    const { lazy, loader, children = [] } = route
    if (lazy) route.lazy = () => whenNavigating(lazy)
    if (typeof loader === 'function') route.loader = (args) => whenNavigating(async () => loader(args))
    waitWhenNavigating(children)
  }
}

/**
 * Loads what shows the page at a path, and its data.
 * @throws Error when the path is none of this site's, which other parts of its host may have
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

/** Whether the host has sent its not-found page, which it may do for a page that exists. */
const isNotFound = (document: Document) => document.title === pages.introuvable.title

/**
 * Loads the modules and data of the page that is opened, without a time limit: hydration must find it as it was prerendered. Changes
 * `routes`: that one is not lazy any more, and what the others load is for a navigation (whenNavigating).
 * @returns the state to start the router with
 */
export async function loadFirstPage(routes: RouteObject[], pathname: string) {
  const { route, shown, data } = await loadPage(routes, pathname)
  const isMissing = isNotFound(document) && route.path !== '*'
  const missing = isMissing && (await loadPage(routes, underBase(pages.introuvable.path, basename)))
  Object.assign(route, shown, { lazy: undefined })
  waitWhenNavigating(routes)
  if (missing) return { errors: { [boundary]: missing.shown?.element } }
  return data === undefined || !route.id ? {} : { loaderData: { [route.id]: data } }
}
