// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { prefetchLinks } from '@/hooks/prefetch'
import { settling } from '@/hooks/timing'

const load = vi.fn(async (_: string) => {})
let stop: () => void = () => {}
let show: (selector: string) => void
let weight = 0

beforeEach(() => {
  vi.useFakeTimers()
  load.mockReset()
  weight = 0
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
        show = (selector) => tell([{ target: document.querySelector(selector), isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

interface Visitor {
  connection?: { saveData?: boolean; effectiveType?: string }
  reducedData?: boolean
}

/** The window of a visitor with these preferences; jsdom knows none. */
function watch({ connection = {}, reducedData = false }: Visitor = {}, first = '/') {
  const overrides: Record<string | symbol, unknown> = {
    navigator: { connection },
    matchMedia: () => ({ matches: reducedData }),
    performance: {
      now: () => 0,
      getEntriesByType: () => [{ startTime: 1, transferSize: weight, name: 'https://site.exemple/a.js' }],
    },
    setTimeout: setTimeout.bind(globalThis),
    clearTimeout: clearTimeout.bind(globalThis),
  }
  stop = prefetchLinks(
    load,
    first,
    new Proxy(window, { get: (target, key) => overrides[key] ?? Reflect.get(target, key) }),
  )
}
const does = (type: string, selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }))
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

  test('that all pages lead to is loaded before those in view, and with them counts among what may be loaded', async () => {
    load.mockImplementation(async () => {
      weight += 35_000
    })
    watch({}, '/contact')
    await vi.advanceTimersByTimeAsync(settling)
    expect(loaded()).toEqual(['/contact'])
    show('#page')
    await vi.advanceTimersByTimeAsync(0)
    show('#autre')
    await vi.advanceTimersByTimeAsync(0)
    expect(loaded()).toEqual(['/contact', '/projets'])
  })

  test('in view is not loaded when others have weighed enough', async () => {
    watch()
    vi.advanceTimersByTime(settling)
    show('#page')
    weight = 65_000
    await vi.advanceTimersByTimeAsync(0)
    expect(loaded()).toEqual(['/projets'])
    show('#autre')
    await vi.advanceTimersByTimeAsync(0)
    expect(loaded()).toEqual(['/projets'])
  })

  test.each(['#ici', '#ailleurs', '#onglet', '#fichier', '#mail', 'p'])('is not that of %s', (selector) => {
    watch()
    does('touchstart', selector)
    does('mouseover', selector)
    vi.advanceTimersByTime(1000)
    expect(load).not.toHaveBeenCalled()
  })

  test.each<[string, Visitor]>([
    ['saves data', { connection: { saveData: true } }],
    ['prefers reduced data', { reducedData: true }],
    ['is on a slow line', { connection: { effectiveType: 'slow-2g' } }],
    ['is on 2G', { connection: { effectiveType: '2g' } }],
  ])('is loaded when it is asked for, and not before, where the visitor %s', (_, visitor) => {
    watch(visitor)
    does('touchstart', '#page')
    does('mouseover', '#page')
    vi.advanceTimersByTime(settling)
    expect(load).not.toHaveBeenCalled()
  })
})
