// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Resultats } from '@/pages/projet/Resultats'
import { ServiceFilter } from '@/pages/projets/ServiceFilter'
import { future } from '@/router'
import { pages } from '@/site/pages'
import { serviceIds } from '@/site/services'

test('the filter of projects offers the services that have some, with their number, marks the one chosen, and does not go there again', async () => {
  const [one, none, chosen] = serviceIds
  const { path } = pages.projets
  const counts: Parameters<typeof ServiceFilter>[0]['counts'] = [
    [one, 2],
    [none, 0],
    [chosen, 3],
  ]
  const element = <ServiceFilter counts={counts} current={chosen} />
  const router = createMemoryRouter([{ path: '*', element }], { future, initialEntries: [`${path}?service=${chosen}`] })
  render(<RouterProvider router={router} future={future} />)
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

test('results of a project with the same figures are each shown, without a message', () => {
  const result = { avant: '3', apres: '9', source: 'Standard', date: '2026-11-20' }
  const resultats = ['Appels', 'Visites'].map((mesure) => ({ ...result, mesure }))
  const { container } = render(<Resultats resultats={resultats} />)
  expect(container.querySelectorAll('dt')).toHaveLength(2)
})
