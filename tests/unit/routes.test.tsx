// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { RouteErrorScreen } from '@/layout/ErrorScreen'
import { Frame } from '@/layout/Frame'
import { future, loadFirstPage } from '@/router'
import { type PageModule, pageRoute, routes } from '@/routes'
import { type PageMeta, pages, projetPath } from '@/site/pages'
import { takeConsole } from './setup'

const page: PageMeta = {
  path: '/essai',
  label: 'Essai',
  title: 'Page d’essai | Violine',
  description: 'Une page d’essai.',
  layout: true,
  indexable: true,
  listed: true,
}

type Routes = Parameters<typeof createMemoryRouter>[0]
type MatchedRoutes = Parameters<typeof matchRoutes>[0]

/** react-router's own types of routes do not agree under `exactOptionalPropertyTypes`. */
const site = routes as RouteObject[]

/** The first project asked for on a new machine has its images made. */
const heading = () => screen.findByRole('heading', { level: 1 }, { timeout: 25_000 })

/**
 * Opens an address as a browser does: the modules of the first page are loaded before the router starts (vite-react-ssg).
 * @param children routes of the test's own; otherwise those of the site
 */
async function open(address: string, children?: RouteObject[]) {
  const table: RouteObject[] = children
    ? [
        {
          path: '/',
          element: <Frame prefetch={async () => {}} />,
          children: [{ ErrorBoundary: RouteErrorScreen, children }],
        },
      ]
    : site
  const hydrationData = await loadFirstPage(table, address)
  const router = createMemoryRouter(table as Routes, {
    initialEntries: [address],
    future,
    ...(hydrationData && { hydrationData }),
  })
  await act(async () => render(<RouterProvider router={router} future={future} />))
  await heading()
  return router
}

const essai = (meta: Partial<PageMeta>, load: () => Promise<PageModule>) =>
  pageRoute('/essai', { ...page, ...meta }, load) as RouteObject

beforeEach(() => {
  window.scrollTo = vi.fn()
  window.matchMedia = vi.fn(() => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as unknown as typeof window.matchMedia
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  sessionStorage.clear()
  document.head.innerHTML = ''
})

describe('the route table', () => {
  const leaf = (path: string) => matchRoutes(site as MatchedRoutes, path)?.at(-1)?.route.path

  test.each(
    Object.values(pages)
      .filter(({ path }) => path !== '/404')
      .map(({ path }) => path),
  )('has a route for %s', (path) => {
    expect(leaf(path)).toBe(path)
  })

  test('has one route for every project', () => {
    expect(leaf(projetPath('ce-site'))).toBe('/projet/:name')
  })

  test.each(['/nulle-part', '/projet', '/projet/a/b', '/legal', '/404', '/projets/x'])(
    'leaves %s to the not-found page',
    (path) => {
      expect(leaf(path)).toBe('*')
    },
  )
})

function Essai() {
  return <h1>Essai</h1>
}

function Panne(): never {
  throw failure
}

const failure = new Error('panne')

describe('a page', () => {
  const load = async () => ({ default: Essai })

  test('comes in the default layout: navigation bar, page view, footer', async () => {
    await open('/essai', [essai({}, load)])
    expect(screen.getByRole('banner')).toBeTruthy()
    expect(screen.getByRole('main').textContent).toBe('Essai')
    expect(screen.getByRole('contentinfo')).toBeTruthy()
  })

  test('turns the layout off by its own metadata', async () => {
    await open('/essai', [essai({ layout: false }, load)])
    expect(screen.getByRole('main').textContent).toBe('Essai')
    expect(screen.queryByRole('banner')).toBeNull()
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.queryByRole('contentinfo')).toBeNull()
  })
})

describe('not found', () => {
  test.each(['/nulle-part', '/projet/inconnu', '/projet/__proto__', '/projet/constructor', '/projet/%3Cimg%3E'])(
    '%s shows the not-found page',
    async (address) => {
      await open(address)
      expect(document.title).toBe(pages.introuvable.title)
      expect(document.head.querySelector('meta[name="robots"]')).not.toBeNull()
    },
  )

  test('a project that exists shows its study', async () => {
    // As in the document its host has for it.
    document.head.innerHTML = '<link rel="canonical" href="https://www.violine.example/projet/ce-site">'
    await open(projetPath('ce-site'))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ce site')
  })
})

describe('a page that fails', () => {
  const reload = vi.fn()
  beforeEach(() => {
    reload.mockReset()
    localStorage.clear()
    vi.stubGlobal('location', { ...window.location, href: window.location.href, reload })
    vi.stubGlobal('fetch', async () => new Response(''))
  })

  const expectErrorScreen = async () => {
    expect(await screen.findByRole('heading', { name: /n’a pas pu s’afficher/ })).toBeTruthy()
    expect(screen.getByRole('banner')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeTruthy()
    expect(document.getElementById('erreur-accueil')?.getAttribute('href')).toBe('/')
    expect(document.getElementById('erreur-contact')?.getAttribute('href')).toBe('/nous-contacter')
  }

  test('while rendering shows a French error screen inside the layout, with ways on, and logs the error', async () => {
    await open('/essai', [essai({}, async () => ({ default: Panne }))])
    await expectErrorScreen()
    expect(reload).not.toHaveBeenCalled()
    expect(takeConsole().flat()).toContain(failure)
  })

  test('to load reloads its own address once; the second time, shows the error screen', async () => {
    const lost = () => Promise.reject(new Error('chunk lost'))
    const other = pageRoute('/autre', page, lost) as RouteObject
    const router = await open('/essai', [essai({}, async () => ({ default: Essai })), other])
    router.navigate('/autre')
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(router.state.location.pathname).toBe('/autre')
    expect(screen.queryByText(/n’a pas pu s’afficher/)).toBeNull()
    await act(() => router.navigate('/essai'))
    // The flag of the first failure is still there: no page has been shown by a document of its own.
    localStorage.setItem('violine:reloaded', `${sessionStorage.getItem('violine:tab')}@${Date.now()}`)
    await act(() => router.navigate('/autre'))
    await expectErrorScreen()
    expect(reload).toHaveBeenCalledOnce()
    expect(takeConsole().flat().map(String)).toContain('Error: chunk lost')
  })
})
