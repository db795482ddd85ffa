// @vitest-environment jsdom
/** What no page of the site shows: one without the layout, one that fails. Every address there is, or is not: tests/browser/pages. */
import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { RouteErrorScreen } from '@/layout/ErrorScreen'
import { Frame } from '@/layout/Frame'
import { basename, future, loadFirstPage } from '@/router'
import { pageRoute } from '@/routes'
import { type PageMeta, pages } from '@/site/pages'
import { underBase } from '@/site/paths'
import { takeConsole } from './setup'

const page: PageMeta = {
  path: '/essai',
  label: 'Essai',
  title: 'Page d’essai | Violine',
  layout: true,
  indexable: true,
  listed: true,
}

/** Opens a page as a browser does: the modules of the first page are loaded before the router starts (vite-react-ssg). */
async function open(meta: PageMeta, component: () => ReactNode) {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  const query = { matches: false, addEventListener: () => {}, removeEventListener: () => {} }
  window.matchMedia = vi.fn(() => query) as never
  const route = pageRoute(meta.path, meta, async () => ({
    default: Object.assign(component, { description: 'Une page d’essai.' }),
  })) as RouteObject
  const children = [{ ErrorBoundary: RouteErrorScreen, children: [route] }]
  const table: RouteObject[] = [{ path: '/', element: <Frame prefetch={async () => {}} />, children }]
  const address = underBase(meta.path, basename)
  const hydrationData = await loadFirstPage(table, address)
  const router = createMemoryRouter(table as Parameters<typeof createMemoryRouter>[0], {
    initialEntries: [address],
    basename,
    future,
    ...(hydrationData && { hydrationData }),
  })
  await act(async () => render(<RouterProvider router={router} future={future} />))
  await screen.findByRole('heading', { level: 1 })
}

test('a page turns the layout off by its own metadata', async () => {
  await open({ ...page, layout: false }, () => <h1>Essai</h1>)
  expect(screen.getByRole('main').textContent).toBe('Essai')
  for (const part of ['banner', 'navigation', 'contentinfo']) expect(screen.queryByRole(part)).toBeNull()
})

test('a page that fails while rendering shows a French error screen inside the layout, with ways on, and logs the error', async () => {
  const failure = new Error('panne')
  await open(page, () => {
    throw failure
  })
  expect(screen.getByRole('heading', { name: /n’a pas pu s’afficher/ })).toBeTruthy()
  expect(screen.getByRole('banner')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeTruthy()
  expect(document.getElementById('erreur-accueil')?.getAttribute('href')).toBe(basename)
  expect(document.getElementById('erreur-contact')?.getAttribute('href')).toBe(underBase(pages.contact.path, basename))
  expect(takeConsole().flat()).toContain(failure)
})
