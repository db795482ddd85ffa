// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Approach, type PrefetchWindow, watchLinks } from '@/hooks/prefetch'

const approach = vi.fn<Approach>()
let stop: () => void = () => {}

beforeEach(() => {
  approach.mockReset()
  document.body.innerHTML = `
    <a id="ici" href="/"><span>Accueil</span></a>
    <a id="page" href="/projets?service=refonte#refonte"><span>Projets</span></a>
    <a id="ailleurs" href="https://ailleurs.exemple/projets">Ailleurs</a>
    <a id="onglet" href="/agence" target="_blank">Onglet</a>
    <a id="fichier" href="/document.pdf" download>Fichier</a>
    <a id="mail" href="mailto:bonjour@exemple.fr">Écrire</a>
    <p>Texte</p>`
})
afterEach(() => stop())

/** The window of a visitor with these preferences; jsdom knows none. */
function visitor({ saveData, reduced }: { saveData: boolean; reduced: boolean }): PrefetchWindow {
  const overrides: Record<string | symbol, unknown> = {
    navigator: { connection: { saveData } },
    matchMedia: () => ({ matches: reduced }),
  }
  return new Proxy(window, { get: (target, key) => overrides[key] ?? Reflect.get(target, key) })
}

const watch = (window_ = visitor({ saveData: false, reduced: false })) => {
  stop = watchLinks(approach, window_)
}
const point = (selector: string, type = 'pointerover') =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }))

const approached = () => approach.mock.calls.map(([url]) => url && url.pathname + url.search + url.hash)

describe('a link the visitor is about to follow', () => {
  test.each(['pointerover', 'focusin', 'touchstart'])('is told on %s, once, with its query and hash', (event) => {
    watch()
    point('#page span', event)
    point('#page', event)
    expect(approached()).toEqual(['/projets?service=refonte#refonte'])
  })

  test('is no more when the visitor points elsewhere', () => {
    watch()
    for (const selector of ['#page', 'p', '#page']) point(selector)
    expect(approached()).toEqual(['/projets?service=refonte#refonte', undefined, '/projets?service=refonte#refonte'])
  })

  test.each(['#ici', '#ailleurs', '#onglet', '#fichier', '#mail', 'p'])('is not %s', (selector) => {
    watch()
    point(selector)
    expect(approach).not.toHaveBeenCalled()
  })

  test.each([
    ['less data', { saveData: true, reduced: false }],
    ['less motion', { saveData: false, reduced: true }],
  ])('is nobody’s business when the visitor asks for %s', (_, { saveData, reduced }) => {
    watch(visitor({ saveData, reduced }))
    point('#page')
    expect(approach).not.toHaveBeenCalled()
  })
})
