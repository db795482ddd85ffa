/** The one sentence of the specification that no page of the site shows: one without the layout. */
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { PageView } from '@/layout/PageView'
import { future } from '@/router'
import { pages } from '@/site/pages'

test('a page turns the layout off by its own metadata', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter future={future}>
      <PageView page={{ ...pages.accueil, layout: false }} description="Une page d’essai.">
        <h1>Essai</h1>
      </PageView>
    </MemoryRouter>,
  )
  expect(html).toMatch(/<main[^>]*><h1>Essai<\/h1><\/main>/)
  expect(html).not.toMatch(/<(?:header|nav|footer)\b/)
})
