// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { intentDelay, prefetchDelay, prefetchLinks } from '@/browser/prefetch'

const load = vi.fn(async (_: string) => {})
let stop: () => void = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  load.mockReset()
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
      observe() {}
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
function watch({ connection = {}, reducedData = false }: Visitor = {}) {
  vi.stubGlobal('navigator', { connection })
  vi.stubGlobal('matchMedia', () => ({ matches: reducedData }))
  stop = prefetchLinks(load, '/nous-contacter')
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
      vi.advanceTimersByTime(intentDelay - 1)
      does(event, '#page')
      vi.advanceTimersByTime(intentDelay - 1)
      expect(loaded()).toEqual([])
      vi.advanceTimersByTime(1)
      expect(loaded()).toEqual(['/projets'])
    },
  )

  test('is loaded neither for a link that opens no page here, nor for a visitor who spares data, for whom nothing is', async () => {
    const ordinary: Visitor = {}
    const none = ['#ici', '#ailleurs', '#onglet', '#fichier', '#mail', 'p'].map(
      (selector) => [selector, ordinary] as const,
    )
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
      await vi.advanceTimersByTimeAsync(prefetchDelay)
      const first = visitor === ordinary ? ['/nous-contacter'] : []
      expect.soft(loaded(), `${selector} ${JSON.stringify(visitor)}`).toEqual(first)
      stop()
      load.mockClear()
    }
  })
})
