// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { allowance, heaviest, prefetchLinks, settling } from '@/browser/prefetch'

const load = vi.fn(async (_: string) => {})
let stop: () => void = () => {}
let show: (link: Element) => void
const links = new Set<HTMLAnchorElement>()

beforeEach(() => {
  vi.useFakeTimers()
  load.mockReset()
  links.clear()
  document.body.innerHTML = `
    <a id="ici" href="/"><span>Accueil</span></a>
    <a id="page" href="/projets?service=refonte#refonte"><span>Projets</span></a>
    <a id="autre" href="/agence">Agence</a>
    <a id="ailleurs" href="https://ailleurs.exemple/projets">Ailleurs</a>
    <a id="onglet" href="/agence" target="_blank">Onglet</a>
    <a id="fichier" href="/document.pdf" download>Fichier</a>
    <a id="mail" href="mailto:bonjour@exemple.fr">Écrire</a>
    <p>Texte</p>`
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: object[]) => void) {
        show = (target) => tell([{ target, isIntersecting: true }])
      }
      observe(link: HTMLAnchorElement) {
        links.add(link)
      }
      disconnect() {}
    },
  )
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

interface Visitor {
  connection?: { saveData?: boolean; effectiveType?: string }
  reducedData?: boolean
}

/** Watches with these preferences of the visitor. */
function watch({ connection = {}, reducedData = false }: Visitor = {}, first = '/') {
  vi.stubGlobal('navigator', { connection })
  vi.stubGlobal('matchMedia', () => ({ matches: reducedData }))
  stop = prefetchLinks(load, first)
}
const does = (type: string, selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }))
const observed = () => [...links].map(({ pathname }) => pathname)
const loaded = () => load.mock.calls.map(([path]) => path)

describe('the page of a link', () => {
  test.each(['mouseover', 'focusin'])(
    'is loaded on %s when the visitor stays there, not when they pass over it',
    (event) => {
      watch()
      does(event, '#autre')
      vi.advanceTimersByTime(40)
      does(event, '#page')
      vi.advanceTimersByTime(40)
      expect(loaded()).toEqual([])
      vi.advanceTimersByTime(40)
      expect(loaded()).toEqual(['/projets'])
    },
  )

  test('that all pages lead to is loaded before those in view', async () => {
    let come = () => {}
    load.mockReturnValueOnce(new Promise((resolve) => (come = resolve)))
    watch({}, '/contact')
    await vi.advanceTimersByTimeAsync(settling)
    expect(observed()).toEqual([])
    come()
    await vi.advanceTimersByTimeAsync(0)
    expect(observed()).toContain('/projets')
    expect(loaded()).toEqual(['/contact'])
  })

  test('in view is loaded as far as the allowance goes, which is larger for the menu', async () => {
    const many = Array.from({ length: 40 }, (_, rank) => `<a href="/projet/${rank}">${rank}</a>`).join('')
    document.body.innerHTML = `<main>${many}</main><header>${many.replaceAll('projet', 'menu')}</header>`
    const weight = 6000
    const entries: PerformanceEntry[] = []
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries)
    load.mockImplementation(async (path) => {
      await new Promise((resolve) => setTimeout(resolve, 10))
      entries.push({ name: `${path}.js`, startTime: Infinity, transferSize: weight } as PerformanceResourceTiming)
    })
    watch()
    await vi.advanceTimersByTimeAsync(settling)
    for (const link of document.querySelectorAll('main a')) show(link)
    await vi.advanceTimersByTimeAsync(1000)
    for (const link of document.querySelectorAll('header a')) show(link)
    // A link to a page queued under the menu's allowance does not use the page's.
    for (const { pathname } of document.querySelectorAll<HTMLAnchorElement>('header a'))
      show(Object.assign(document.createElement('a'), { href: pathname }))
    await vi.advanceTimersByTimeAsync(1000)
    const ofThePage = loaded().filter((path) => path.startsWith('/projet/'))
    expect(ofThePage[0]).toBe('/projet/0')
    expect(ofThePage.length * weight).toBeLessThanOrEqual(allowance.page)
    expect(ofThePage.length * weight + heaviest).toBeGreaterThan(allowance.page)
    expect(loaded().length * weight).toBeLessThanOrEqual(allowance.menu)
    expect(loaded().length * weight + heaviest).toBeGreaterThan(allowance.menu)
  })

  test('is loaded neither for a link that opens no page here, nor for a visitor who spares data', () => {
    const none = ['#ici', '#ailleurs', '#onglet', '#fichier', '#mail', 'p'].map((selector) => [selector, {}] as const)
    const sparing: Visitor[] = [
      { connection: { saveData: true } },
      { reducedData: true },
      { connection: { effectiveType: 'slow-2g' } },
      { connection: { effectiveType: '2g' } },
    ]
    for (const [selector, visitor] of [...none, ...sparing.map((visitor) => ['#page', visitor] as const)]) {
      watch(visitor)
      does('touchstart', selector)
      does('mouseover', selector)
      vi.advanceTimersByTime(settling / 2)
      expect.soft(loaded(), `${selector} ${JSON.stringify(visitor)}`).toEqual([])
      stop()
    }
  })
})
