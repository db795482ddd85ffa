/** The browser's router: react-router's, without the loaders that vite-react-ssg adds to every route. */
import type { ReactElement } from 'react'
import { createBrowserRouter, matchRoutes, type Params, type RouteObject } from 'react-router-dom'
import { LostPage } from './hooks/recovery'
import { loadStyles } from './hooks/styles'
import { within } from './hooks/timing'
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

/** What shows a page. */
interface Loaded {
  element: ReactElement
  /** What its loader gives, for a route that has one. */
  data?: unknown
}

/** What a route of ours carries beside what react-router needs. */
export interface PageHandle {
  /** Loads the modules of a page, however long it takes: for the page that is opened, and for one that may be asked for next. */
  load: (params: Params) => Promise<Loaded>
  /** The route's own loader. vite-react-ssg writes another in its place, which fetches two JSON files for each navigation. */
  loader?: RouteObject['loader']
}

type HydrationState = NonNullable<Parameters<typeof createBrowserRouter>[1]>['hydrationData']

/** Longest wait for a module during a navigation, in milliseconds. A host that has not answered by then has lost it. */
const patience = 10_000

/**
 * Loads what a navigation needs: modules, and the stylesheet of the site, which the page opened first does without.
 * @throws LostPage when some of it does not come
 */
export async function whenNavigating<T>(load: () => Promise<T>): Promise<T> {
  if (import.meta.env.SSR) return load()
  try {
    const [loaded] = await within(patience, Promise.all([load(), loadStyles(document)]))
    return loaded
  } catch (error) {
    throw new LostPage(error)
  }
}

/** Gives the address its one form before anything reads it. */
export function normalizeAddress({ location, history }: Window): void {
  const { pathname, search, hash } = location
  const clean = normalizePath(pathname, basename)
  if (clean !== pathname) history.replaceState(history.state, '', clean + search + hash)
}

/**
 * Loads what shows the page at a path, whatever it takes.
 * @throws Error when the path is none of this site's, which other parts of its host may have
 */
async function loadPage(routes: RouteObject[], pathname: string) {
  // react-router's own types of routes do not agree under `exactOptionalPropertyTypes`.
  const matches = matchRoutes(routes as Parameters<typeof matchRoutes>[0], pathname, basename)
  const match = matches?.at(-1) as { route: RouteObject; params: Params } | undefined
  if (!match) throw new Error(`${pathname} n’est pas une adresse de ce site.`)
  return { route: match.route, ...(await (match.route.handle as PageHandle).load(match.params)) }
}

/** Loads what the page at a path needs, without showing it. */
export const prefetchPage = (routes: RouteObject[], pathname: string) =>
  Promise.all([loadPage(routes, pathname), loadStyles(document)])

/**
 * Loads the page that is opened, which has its styles, so that hydration finds it as it was prerendered.
 * @returns what its loader would give
 */
export async function loadFirstPage(routes: RouteObject[], pathname: string): Promise<HydrationState> {
  const { route, element, data } = await loadPage(routes, pathname)
  Object.assign(route, { element, lazy: undefined })
  return data === undefined || !route.id ? {} : { loaderData: { [route.id]: data } }
}

const withOwnLoaders = (routes: RouteObject[]): RouteObject[] =>
  routes.map(({ loader: _, children, ...route }) => {
    const { loader } = (route.handle ?? {}) as Partial<PageHandle>
    return {
      ...route,
      ...(loader && { loader }),
      ...(children && { children: withOwnLoaders(children) }),
    } as RouteObject
  })

/** @param hydrationData of the page that is opened */
export const routerWith =
  (hydrationData: HydrationState): typeof createBrowserRouter =>
  (routes, options) =>
    createBrowserRouter(withOwnLoaders(routes), { ...options, ...(hydrationData && { hydrationData }) })
