/** The browser's router: vite-react-ssg's, without the loaders it adds to every route, and with a way back when a module is lost. */
import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, matchPath, matchRoutes, type RouteObject, resolvePath, type To } from 'react-router-dom'
import { nextTask } from './hooks/nextTask'
import { fadeInto, pageLeaving } from './hooks/pageTransition'
import type { Approach } from './hooks/prefetch'
import { recover } from './hooks/recovery'
import { loadStyles } from './hooks/styles'
import { ErrorMessage } from './layout/ErrorScreen'
import { config } from './site/config'
import { projetPattern } from './site/pages'
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

/** How long a page may take before the bar says that it is coming, in milliseconds. */
const moment = 300

/**
 * Another page fades in; a place or a filter of the page shown, or a way back, does not. react-router's own option loses a navigation that
 * comes while a fade is about to start: here the fade shows the newest state, whatever came meanwhile.
 */
function withFades(router: Router): Router {
  const { subscribe } = router
  return Object.assign(router, {
    subscribe: (show: Parameters<Router['subscribe']>[0]) => {
      let shown = router.state.location.pathname
      let isWaiting = false
      let sign = 0
      const next: typeof show = (state, details) => {
        pageLeaving()
        show(state, details)
      }
      return subscribe((state, details) => {
        window.clearTimeout(sign)
        if (isWaiting) return
        // A page that is there in a moment needs no sign that it is coming: one rendering less before it.
        if (state.navigation.state === 'loading') {
          sign = window.setTimeout(next, moment, state, details)
          return
        }
        const isNext = state.location.pathname !== shown && state.historyAction !== 'POP'
        shown = state.location.pathname
        if (!isNext) {
          next(state, details)
          return
        }
        isWaiting = fadeInto(() => {
          isWaiting = false
          shown = router.state.location.pathname
          next(router.state, details)
        }, window)
      })
    },
  })
}

/** What a route may know beside what react-router needs. The paths include the base. */
export interface Handle {
  /** Loads the modules of the page at this path, without showing it. */
  prefetch: (pathname: string) => Promise<unknown>
  /** Loads the element of the page at this path. */
  load: (pathname: string) => Promise<ReactElement>
}

const matchesOf = (pathname: string) => (router && matchRoutes(router.routes, pathname, basename)) ?? []

/** Loads what the page of a link needs. @throws Error when some of it does not come */
const prefetch = async (pathname: string) => {
  const handle = matchesOf(pathname).at(-1)?.route.handle as Handle | undefined
  await Promise.all([handle?.prefetch(pathname), loadStyles(document)])
}

/** Loads the page a visitor points at. What does not come is told when they go there, not before. */
export const approach: Approach = (url) => {
  if (url) prefetch(url.pathname).catch(() => {})
}

/** Longest wait for a module during a navigation, in milliseconds. */
const patience = 10_000

/**
 * Waits for a module. A host that never answers has lost it: the page is then asked for as a document, which can be read without it. On a
 * first load it is there to be read already, and the wait lasts as long as it takes.
 * @throws Error when a navigation has waited too long
 */
export function inTime<T>(loading: Promise<T>): Promise<T> {
  if (!router) return loading
  const late = new Promise<never>((_, reject) => {
    setTimeout(reject, patience, new Error('A module has not come in time.'))
  })
  return Promise.race([loading, late])
}

/**
 * react-router waits for the module of a route, which all projects share. The data of a project is waited for here, before the address
 * changes: until then the page shown stays alive. One that is lost is told once the visitor is there (loadProjet).
 */
function withProjects(router: Router): Router {
  const { navigate } = router
  const shown = () => router.state.location.pathname.slice(basename.length - 1)
  return Object.assign(router, {
    navigate: async (to: To | number | null, options?: RouterNavigateOptions) => {
      if (typeof to === 'number') return navigate(to)
      const { pathname } = resolvePath(to ?? '', shown())
      if (matchPath(projetPattern, pathname)) {
        const { location } = router.state
        // Late, it is asked for by the navigation itself, which has its own patience.
        await inTime(prefetch(underBase(pathname, basename))).catch(() => {})
        if (router.state.location !== location || router.state.navigation.state !== 'idle') return
      }
      return navigate(to, options)
    },
  })
}

export const createRouter: typeof createBrowserRouter = (routes, options) => {
  router = withProjects(withFades(createBrowserRouter(withoutLoaders(routes), options)))
  return router
}

/** True until the page that was opened is alive. */
export const isOpening = () => !router

/** Where the visitor is going: the page being loaded, or the one whose document has just been opened. */
export const destination = (): Pick<Location, 'pathname' | 'search' | 'hash'> =>
  router?.state.navigation.location ?? window.location

/** Stays pending for ever: the document is about to be replaced, and nothing must be shown in between. */
const untilReload = new Promise<never>(() => {})

/**
 * Loads a module, and the stylesheet with it once the site is open. In the browser a failure reloads once, towards the page the visitor
 * was going to; a second one is logged and thrown.
 */
export async function loadOnce<T>(load: () => Promise<T>): Promise<T> {
  const asked = router?.state.navigation.location
  try {
    // The page opened first has its styles; those shown after it share the stylesheet of the site.
    const [loaded] = await Promise.all([load(), router && inTime(loadStyles(document))])
    return loaded
  } catch (error) {
    if (import.meta.env.SSR) throw error
    const target = router?.state.navigation.location
    // The visitor has gone elsewhere meanwhile: the router drops this navigation, and so do we.
    if (asked && target !== asked) throw error
    if (recover(error, target && router ? router.createHref(target) : window.location.href, window) === 'reloading')
      return untilReload
    throw error
  }
}

/** While a page is being opened, the visitor comes between two pieces of work: each is a task of its own. */
const pauseWhileOpening = async () => {
  if (!import.meta.env.SSR && isOpening()) await nextTask()
}

/**
 * Loads a page's element. When that fails for good during a navigation, the router shows the error screen. On a first load there is no
 * router yet, and none is started: the prerendered layout stays, with links that need no script, around the same message.
 * @throws Error naming the page, while prerendering
 */
export async function loadPage(path: string, load: () => Promise<ReactElement>): Promise<ReactElement> {
  try {
    await pauseWhileOpening()
    const element = await loadOnce(load)
    await pauseWhileOpening()
    return element
  } catch (error) {
    if (import.meta.env.SSR) throw new Error(`La page ${path} n’a pas pu être chargée.`, { cause: error })
    const main = router ? null : document.querySelector('main')
    if (!main) throw error
    loadStyles(document).catch(() => {})
    createRoot(main).render(<ErrorMessage />)
    // No router answers to back and forward: the document does.
    window.addEventListener('popstate', () => window.location.reload())
    return untilReload
  }
}
