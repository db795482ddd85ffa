/** Markup and meaning of every page: validity, headings, landmarks, names. */
import { describe, expect, test } from 'vitest'
import { pages as metadata } from '@/site/pages'
import { htmlMistakes } from '../html'
import { type BuiltPage, eachPage, internalPath, pages, textOf } from './site'

const all = (root: ParentNode, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]

describe('the HTML', () => {
  test.each(eachPage)('of %s is valid', async (_, { html }) => {
    expect(await htmlMistakes(html)).toEqual([])
  })

  test.each(eachPage)(
    'of %s runs one script written in the page, the same as in every other',
    (_, { document, html }) => {
      const inlineOf = (page: Document) =>
        all(page, 'script:not([src])').filter(
          ({ type }: HTMLElement & { type?: string }) => type !== 'application/ld+json',
        )
      const inline = inlineOf(document)
      expect(inline).toHaveLength(1)
      expect(inline[0]?.textContent).toBe(inlineOf((pages[0] as BuiltPage).document)[0]?.textContent)
      expect(inline[0]?.textContent.length).toBeLessThan(700)
      expect(html).not.toMatch(/\son\w+="/)
      expect(html).not.toMatch(/(?:href|src|action)="javascript:/i)
    },
  )

  test.each(eachPage)('of %s hides no text behind a script', (_, { document }) => {
    expect(document.querySelector('body > template, template[id^="B:"], div[hidden][id^="S:"]')).toBeNull()
  })

  test.each(eachPage)('of %s has one main heading and skips no level', (_, { document }) => {
    const levels = all(document, 'h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName[1]))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    levels.reduce((previous, level) => {
      expect(level, `h${level} après h${previous}`).toBeLessThanOrEqual(previous + 1)
      return level
    }, 0)
    for (const heading of all(document, 'h1, h2, h3')) expect(textOf(heading).trim(), heading.outerHTML).not.toBe('')
  })

  test.each(eachPage)('of %s has its landmarks, each with a name of its own', (_, { document }) => {
    for (const landmark of ['body main', '#root header, body > header', 'footer'])
      expect(document.querySelectorAll(landmark).length, landmark).toBeGreaterThanOrEqual(1)
    expect(document.querySelectorAll('main')).toHaveLength(1)
    const names = all(document, 'nav').map(
      (nav) => nav.getAttribute('aria-label') ?? nav.getAttribute('aria-labelledby'),
    )
    expect(names.every(Boolean)).toBe(true)
    expect(new Set(names).size).toBe(names.length)
    const skip = document.querySelector('body a')
    expect(skip?.getAttribute('href')).toBe(`#${document.querySelector('main')?.id}`)
  })

  test.each(eachPage)('of %s gives each identifier once', (_, { document }) => {
    const ids = all(document, '[id]').map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    const referring = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for']
    for (const name of referring)
      for (const element of all(document, `[${name}]`))
        for (const id of element.getAttribute(name)?.split(' ') ?? [])
          expect(ids, `${name} de ${element.outerHTML.slice(0, 100)}`).toContain(id)
  })

  test.each(eachPage)(
    'of %s names every call to action and navigation link, so that clicks can be counted',
    (_, { document }) => {
      const links = [...all(document, 'header a, footer a, main a[data-variant], main button, header button')]
      expect(links.length).toBeGreaterThan(8)
      expect(
        links.filter(({ id }) => !/^[a-z][a-z0-9-]+$/.test(id)).map(({ outerHTML }) => outerHTML.slice(0, 120)),
      ).toEqual([])
    },
  )

  test.each(eachPage)('of %s has images with a text and a size', (_, { document }) => {
    for (const image of all(document, 'img')) {
      const alt = image.getAttribute('alt')
      expect(alt, image.outerHTML.slice(0, 120)).not.toBeNull()
      if (alt) expect(alt, 'dit ce qui est montré').not.toMatch(/^(?:image|photo|capture)\b|\.\w{3,4}$/i)
      expect(Number(image.getAttribute('width'))).toBeGreaterThan(0)
      expect(Number(image.getAttribute('height'))).toBeGreaterThan(0)
    }
  })

  test.each(eachPage)('of %s names its captioned images after their caption', (_, { document }) => {
    for (const caption of document.querySelectorAll('figure:has(img) > figcaption')) {
      const figure = caption.parentElement as Element
      expect(figure.getAttribute('role')).toBe('figure')
      expect(figure.getAttribute('aria-label')).toBe(textOf(caption))
    }
  })

  test.each(eachPage)('of %s names its tables, and opens no other window', (_, { document }) => {
    for (const table of all(document, 'table'))
      expect(table.querySelector(':scope > caption')?.textContent?.trim(), table.outerHTML.slice(0, 120)).toBeTruthy()
    expect(all(document, '[target]').map(({ outerHTML }) => outerHTML.slice(0, 120))).toEqual([])
  })

  test.each(eachPage)('of %s dates in a form machines read', (_, { document }) => {
    for (const time of all(document, 'time')) {
      const value = time.getAttribute('datetime') ?? ''
      expect(value, time.outerHTML).toMatch(/^(?:\d{4}-\d\d-\d\d|\d\d:\d\d|P\w+|PT\w+)$/)
    }
  })

  test.each(eachPage)('of %s has links that make sense alone, and one place per text', (_, { document }) => {
    const targets = new Map<string, string>()
    for (const link of all(document, 'main a[href]')) {
      const name = (link.getAttribute('aria-label') ?? textOf(link)).replace(/\s+/g, ' ').trim()
      const hasImage = link.querySelector('img[alt]:not([alt=""])') !== null
      expect(name !== '' || hasImage, link.outerHTML.slice(0, 160)).toBe(true)
      expect(name).not.toMatch(/^(?:ici|cliquez ici|en savoir plus|lire la suite|voir plus|plus|lien)$/i)
      const href = link.getAttribute('href') as string
      if (name) expect(targets.get(name) ?? href, `« ${name} » mène à deux endroits`).toBe(href)
      targets.set(name, href)
    }
  })

  test.each(eachPage)('of %s links to pages in their one form, without a redirect', (_, { document }) => {
    const known = new Set(eachPage.map(([address]) => address))
    for (const link of all(document, 'a[href]')) {
      const address = internalPath(link.getAttribute('href') as string)
      if (address !== undefined) expect([...known], link.outerHTML.slice(0, 160)).toContain(address)
    }
  })

  test.each(eachPage)('of %s marks the page one is on in its navigation', (address, { document }) => {
    const current = all(document, 'nav [aria-current="page"]').map((link) => link.getAttribute('href') ?? address)
    for (const href of current) expect(internalPath(href)).toBe(address)
    const isInHeader = document.querySelector(`header nav a[href="${address}"]`) !== null
    if (isInHeader)
      expect(document.querySelector(`header nav a[href="${address}"]`)?.getAttribute('aria-current')).toBe('page')
    if (![metadata.accueil.path, metadata.introuvable.path].includes(address)) expect(current.length).toBeGreaterThan(0)
  })
})
