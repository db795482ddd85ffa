/** Markup and meaning of every page, beyond the rules of validity (../html.ts). */
import { describe, expect, test } from 'vitest'
import { pages } from '@/site/pages'
import { altLength } from '../../scripts/content/schema'
import { htmlMistakes, misnamedRegions } from '../html'
import { isTemplate } from '../template'
import { everyPage } from './every'
import { type BuiltPage, builtPages, internalPath, textOf } from './site'

const all = (root: ParentNode, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]

describe('the HTML of every page', () => {
  everyPage('is valid', async ({ html }) => {
    expect(await htmlMistakes(html)).toEqual([])
  })

  everyPage('runs one script written in the page, the same as in every other', ({ document, html }) => {
    const inlineOf = (page: Document) =>
      all(page, 'script:not([src], [type="application/ld+json"])').map(({ textContent }) => textContent)
    const inline = inlineOf(document)
    expect(inline).toHaveLength(1)
    expect(inline).toEqual(inlineOf((builtPages[0] as BuiltPage).document))
    expect(inline[0]?.length).toBeLessThan(700)
    expect(html).not.toMatch(/\son\w+="/)
  })

  everyPage('begins with the skip link, and has its landmarks in order', ({ document }) => {
    expect(document.querySelector('body a')?.getAttribute('href')).toBe(`#${document.querySelector('main')?.id}`)
    const landmarks = all(document, 'header, main, footer').filter(
      (element) => !element.parentElement?.closest('main, header, footer, nav, section, article, aside'),
    )
    expect(landmarks.map(({ localName }) => localName)).toEqual(['header', 'main', 'footer'])
    expect(all(document, 'h1')).toHaveLength(1)
  })

  everyPage(
    'gives an id to every call to action and navigation link, which names its clicks in the measurement',
    ({ document }) => {
      const links = [...all(document, 'header a, footer a, main a[data-variant], main button, header button')]
      expect(links.length).toBeGreaterThan(8)
      expect(
        links.filter(({ id }) => !/^[a-z][a-z0-9-]+$/.test(id)).map(({ outerHTML }) => outerHTML.slice(0, 120)),
      ).toEqual([])
    },
  )

  everyPage('has bricks that end at the left edge of their drawing, none a joint before it', ({ document }) => {
    const short = all(document, 'main svg[preserveAspectRatio="none"] path').filter((path) => {
      const moves = path.getAttribute('d')?.matchAll(/([Mmh])(-?[\d.]+)/g) ?? []
      let x = 0
      return [...moves].some(([, command, by]) => {
        x = command === 'M' ? Number(by) : x + Number(by)
        return command === 'h' && x > 0.01 && x < 0.5
      })
    })
    expect(short.map((path) => path.parentElement?.outerHTML.slice(0, 200))).toEqual([])
  })

  everyPage('has images with a size, a text that says what is shown, and the name of their caption', ({ document }) => {
    for (const image of all(document, 'img')) {
      expect(image.getAttribute('alt'), image.outerHTML.slice(0, 120)).not.toMatch(
        /^(?:image|photo|capture)\b|\.\w{3,4}$/i,
      )
      expect(image.getAttribute('alt')?.length, image.outerHTML.slice(0, 120)).toBeLessThanOrEqual(altLength.max)
      expect(Number(image.getAttribute('width'))).toBeGreaterThan(0)
      expect(Number(image.getAttribute('height'))).toBeGreaterThan(0)
    }
    for (const caption of document.querySelectorAll('figure:has(img) > figcaption')) {
      const figure = caption.parentElement as Element
      expect(figure.getAttribute('role')).toBe('figure')
      expect(figure.getAttribute('aria-label')).toBe(textOf(caption))
    }
  })

  everyPage('names a labelled region by the title it shows, and a form by that of its section', ({ document }) => {
    expect(misnamedRegions(document)).toEqual([])
  })

  everyPage(
    'names its tables, each otherwise, dates in a form machines read, and opens no other window',
    ({ document }) => {
      const captions = all(document, 'table').map((table) =>
        table.querySelector(':scope > caption')?.textContent?.trim(),
      )
      expect(captions.filter(Boolean)).toEqual([...new Set(captions)])
      for (const time of all(document, 'time'))
        expect(time.getAttribute('datetime'), time.outerHTML).toMatch(/^(?:\d{4}-\d\d-\d\d|\d\d:\d\d|P\w+|PT\w+)$/)
      expect(all(document, '[target]').map(({ outerHTML }) => outerHTML.slice(0, 120))).toEqual([])
    },
  )

  everyPage('has links that make sense alone, and one place per text', ({ document }) => {
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

  everyPage('says what each text is, and lists what is a list', ({ document }) => {
    const elementsOfText =
      'p, li, dt, dd, h1, h2, h3, h4, td, th, caption, figcaption, summary, legend, label, blockquote, a, button, option, output, svg, script, noscript'
    const isLoose = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && /\p{L}{2}/u.test(node.textContent ?? '')) &&
      !element.closest(elementsOfText)
    expect(all(document, 'body *').filter(isLoose).map(textOf)).toEqual([])
    expect(all(document, ':is(ul, ol, dl):empty').map(({ outerHTML }) => outerHTML)).toEqual([])
    const isListOfLinks = (element: Element) =>
      element.querySelectorAll('a').length > 2 &&
      textOf(element).length - all(element, 'a').map(textOf).join('').length < 20
    const isBulleted = (element: Element) => /^\s*(?:[-–•*]|\d+[.)])\s/.test(element.textContent ?? '')
    expect(
      all(document, 'p')
        .filter((one) => isListOfLinks(one) || isBulleted(one))
        .map(textOf),
    ).toEqual([])
  })

  everyPage('draws with numbers that a browser reads: no space in them but the plain one', ({ document }) => {
    const drawn = ['viewBox', 'd', 'transform', 'points']
    const unread = drawn.flatMap((name) =>
      all(document, `svg [${name}], svg[${name}]`)
        .map((element) => element.getAttribute(name) ?? '')
        .filter((value) => /[^\x20-\x7e\n]/.test(value)),
    )
    expect(unread).toEqual([])
  })

  everyPage('marks the page one is on in its navigation', ({ document }, path) => {
    const current = all(document, 'nav [aria-current="page"]').map((link) => link.getAttribute('href') ?? path)
    for (const href of current) expect(internalPath(href)).toBe(path)
    for (const link of all(document, `header nav a[href="${path}"]`))
      expect(link.getAttribute('aria-current')).toBe('page')
    if (![pages.accueil.path, pages.introuvable.path].includes(path)) expect(current.length).toBeGreaterThan(0)
  })
})

test.runIf(isTemplate)(
  'no two pages of this site show the same wall, legal pages apart, and none shows one twice',
  () => {
    const walls = new Map<string, string[]>()
    for (const { document, meta } of builtPages.filter(({ meta }) => !meta.path.startsWith('/projet/')))
      for (const wall of document.querySelectorAll(
        'main :not([data-size="quiet"]) > div > svg[preserveAspectRatio="none"]',
      ))
        walls.set(wall.innerHTML, [...(walls.get(wall.innerHTML) ?? []), meta.path])
    expect(walls.size).toBeGreaterThan(0)
    expect([...walls.values()].filter((shown) => shown.length > 1)).toEqual([])
  },
)
