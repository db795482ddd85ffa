// @vitest-environment jsdom
/** Components and hooks in React; browser behaviour is in tests/browser. */
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, Link, Outlet, type RouteObject, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refuseMeasurement } from '@/browser/optOut'
import { firstPage } from '@/browser/prerendered'
import { LostPage } from '@/browser/recovery'
import { useAnalytics } from '@/hooks/useAnalytics'
import { useRecovery } from '@/hooks/useRecovery'
import { ErrorScreen } from '@/layout/ErrorScreen'
import { ServiceFilter } from '@/pages/projets/ServiceFilter'
import { future } from '@/router'
import { pages } from '@/site/pages'
import { serviceIds } from '@/site/services'
import { theme } from '@/theme/theme'

// jsdom: no media query matches.
beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: false }))
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllEnvs()
})

/** Renders an element at a path, with nested routes. */
function show(element: ReactNode, path = '/', children: RouteObject[] = [{ path: '*', element: null }]) {
  const router = createMemoryRouter(
    [{ element: <MantineProvider theme={theme}>{element}</MantineProvider>, children }],
    { future, initialEntries: [path] },
  )
  return { router, ...render(<RouterProvider router={router} future={future} />) }
}

test('the filter of projects offers the services that have some, with their number, marks the one chosen, and does not go there again', async () => {
  const [one, none, chosen] = serviceIds
  const { path } = pages.projets
  const counts: Parameters<typeof ServiceFilter>[0]['counts'] = [
    [one, 2],
    [none, 0],
    [chosen, 3],
  ]
  const { router } = show(<ServiceFilter counts={counts} current={chosen} />, `${path}?service=${chosen}`)
  const links = within(screen.getByRole('navigation')).getAllByRole('link')
  expect(links.map(({ textContent }) => Number(/\d+$/.exec(String(textContent))))).toEqual([5, 2, 3])
  const [all, first, second] = links as [HTMLElement, HTMLElement, HTMLElement]
  expect(links.filter((link) => link.ariaCurrent ?? link.getAttribute('aria-current'))).toEqual([second])
  const { key } = router.state.location
  fireEvent.click(second)
  expect(router.state.location.key).toBe(key)
  fireEvent.click(first)
  await waitFor(() => expect(router.state.location.search).toBe(`?service=${one}`))
  fireEvent.click(all)
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: path, search: '', hash: '' }))
})

test('useAnalytics adds the script once while the visitor agrees, and forgets the clicks of one who refuses', async () => {
  vi.stubEnv('PROD', true)
  const scripts = () => document.querySelectorAll('script[src^="https://mesure.exemple.fr/"]')
  const clicks = ['nav-menu']
  window.clicks = clicks
  refuseMeasurement(true)
  renderHook(() => useAnalytics({ origin: 'https://mesure.exemple.fr', siteId: '7' }))
  await waitFor(() => expect(clicks).toEqual([]))
  expect(scripts()).toHaveLength(0)
  for (const refused of [false, true, false]) {
    refuseMeasurement(refused)
    await waitFor(() => expect(scripts()).toHaveLength(1))
  }
})

/** A frame that shows whether a page is being recovered. */
function Busy() {
  const [isRecovering, setRecovering] = useRecovery(false)
  return (
    <main aria-busy={isRecovering}>
      <Outlet context={setRecovering} />
    </main>
  )
}

test('a page that is lost for good is told once, after a sign that it is awaited, and leaves every way open', async () => {
  firstPage.isShown = false
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  let answer = () => {}
  vi.stubGlobal('fetch', () => new Promise((_, reject) => (answer = () => reject(new Error('Hôte injoignable')))))
  const lost = new LostPage(new Error('Module introuvable'))
  show(<Busy />, '/', [
    {
      errorElement: <ErrorScreen />,
      children: [
        { index: true, element: <Link to="/perdue">Aller</Link> },
        { path: 'perdue', element: null, loader: () => Promise.reject(lost) },
      ],
    },
  ])
  fireEvent.click(screen.getByRole('link'))
  await waitFor(() => expect(screen.getByRole('main').ariaBusy).toBe('true'))
  expect(screen.queryByRole('heading')).toBeNull()
  answer()
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(screen.getByRole('main').ariaBusy).toBe('false'))
  expect(screen.getAllByRole('link').length).toBeGreaterThan(1)
  expect(logged.mock.calls).toEqual([[lost.cause]])
  logged.mockRestore()
})
