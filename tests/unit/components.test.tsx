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
import { champs } from '@/content/contact'
import { useAnalytics } from '@/hooks/useAnalytics'
import { useRecovery } from '@/hooks/useRecovery'
import { ErrorScreen } from '@/layout/ErrorScreen'
import { Header } from '@/layout/Header'
import { ContactForm } from '@/pages/nous-contacter/ContactForm'
import { ServiceFilter } from '@/pages/projets/ServiceFilter'
import { future } from '@/router'
import { contactPath, pages } from '@/site/pages'
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

/** Renders an element at an address, with nested routes. */
function show(element: ReactNode, address = '/', children: RouteObject[] = [{ path: '*', element: null }]) {
  const router = createMemoryRouter(
    [{ element: <MantineProvider theme={theme}>{element}</MantineProvider>, children }],
    { future, initialEntries: [address] },
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

test('the contact form tells each mistake to the field it is in, leads to the first, and takes it back as it is mended', () => {
  show(<ContactForm />, contactPath(serviceIds[1]))
  const form = screen.getByRole<HTMLFormElement>('form')
  const field = (name: keyof typeof champs) => form.elements.namedItem(name) as HTMLInputElement
  const wrong = () => [...form.elements].filter((element) => element.getAttribute('aria-invalid') === 'true')
  expect([field('besoin').value, wrong()]).toEqual([serviceIds[1], []])
  fireEvent.change(field('email'), { target: { value: 'camille' } })
  fireEvent.submit(form)
  expect(wrong()).toEqual([field('nom'), field('email'), field('message')])
  expect(document.activeElement).toBe(field('nom'))
  for (const element of wrong()) {
    const described = element.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((id) => document.getElementById(id)?.textContent).join(''), element.id).toContain('Exemple')
  }
  fireEvent.click(screen.getByRole('link', { name: champs.email.label }))
  expect(document.activeElement).toBe(field('email'))
  fireEvent.input(field('email'), { target: { value: 'camille@exemple.fr' } })
  expect(wrong()).toEqual([field('nom'), field('message')])
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

test('the services of the menu close on Escape, which gives the focus back, on a click elsewhere, and with the page', async () => {
  const { router } = show(
    <>
      <Header path="/" tint={undefined} isRecovering={false} />
      <main>Ailleurs</main>
    </>,
  )
  const services = screen.getByText('Services').closest('details') as HTMLDetailsElement
  const link = within(services).getAllByRole('link', { hidden: true })[0] as HTMLElement
  const open = () => {
    services.open = true
    link.focus()
  }
  open()
  fireEvent.keyDown(document, { key: 'Escape' })
  expect([services.open, document.activeElement]).toEqual([false, services.querySelector('summary')])
  open()
  fireEvent.pointerDown(link)
  expect(services.open).toBe(true)
  fireEvent.pointerDown(screen.getByText('Ailleurs'))
  expect(services.open).toBe(false)
  open()
  fireEvent.click(link)
  await waitFor(() => expect([router.state.location.pathname === '/', services.open]).toEqual([false, false]))
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
