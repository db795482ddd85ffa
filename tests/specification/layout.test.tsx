/** The one sentence of the specification that no page of the site shows: one without the layout. */
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Frame } from '@/layout/Frame'
import { PageView } from '@/layout/PageView'
import { future } from '@/router'
import { pages } from '@/site/pages'

test.each([true, false])('a page has the layout, or turns it off, by its own metadata: %s', (layout) => {
  const handle = { page: { ...pages.accueil, layout }, description: 'Une page d’essai.' }
  const page = { element: <PageView />, children: [{ index: true, element: <h1>Essai</h1>, handle }] }
  const router = createMemoryRouter([{ path: '/', element: <Frame prefetch={async () => {}} />, children: [page] }], {
    future,
  })
  const html = renderToStaticMarkup(<RouterProvider router={router} future={future} />)
  expect(html).toMatch(/<main[^>]*>.*<h1>Essai<\/h1><\/main>/s)
  expect(/<(?:header|nav|footer)\b/.test(html)).toBe(layout)
})
