// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { clearReloadFlag, hasReloaded, type RecoveryWindow, recover } from '@/hooks/recovery'

/** A browser of which we see what it is asked to do. */
function browser({
  href = 'https://site.exemple/',
  storage = new Map<string, string>(),
  state = null as unknown,
  full = false,
  blocked = false,
  onLine = true,
} = {}) {
  const calls: string[] = []
  const location = {
    href,
    assign: (url: URL) => calls.push(`assign ${url}`),
    reload: () => calls.push('reload'),
  }
  const history = {
    state,
    scrollRestoration: 'auto',
    replaceState(next: unknown, _: string, url?: URL) {
      history.state = next
      calls.push(`replace${url ? ` ${url}` : ''}`)
    },
    pushState(next: unknown, _: string, url: URL) {
      history.state = next
      calls.push(`push ${url}`)
    },
  }
  const console = { error: vi.fn() }
  const window = {
    location,
    history,
    console,
    navigator: { onLine },
    get sessionStorage() {
      if (blocked) throw new DOMException('blocked', 'SecurityError')
      return {
        getItem: (key: string) => storage.get(key) ?? null,
        setItem: (key: string, value: string) => {
          if (full) throw new DOMException('full', 'QuotaExceededError')
          storage.set(key, value)
        },
        removeItem: (key: string) => storage.delete(key),
      }
    },
  } as unknown as RecoveryWindow
  return { window, calls, storage, history, console }
}

let error: Error
beforeEach(() => {
  error = new Error('chunk lost')
})

describe('a page whose module cannot be loaded', () => {
  test('reloads once, towards the page the visitor was going to', () => {
    const { window, calls, console } = browser()
    expect(recover(error, '/projets?service=refonte#refonte', window)).toBe('reloading')
    expect(calls).toEqual(['assign https://site.exemple/projets?service=refonte#refonte'])
    expect(console.error).not.toHaveBeenCalled()
  })

  test('reloads the same page when it is the one being opened, its hash included', () => {
    const { window, calls } = browser({ href: 'https://site.exemple/projets' })
    expect(recover(error, 'https://site.exemple/projets#creation', window)).toBe('reloading')
    expect(calls).toEqual(['replace https://site.exemple/projets#creation', 'reload'])
  })

  test('does not reload a second time: the error is logged, once', () => {
    const first = browser()
    recover(error, '/projets', first.window)
    const second = browser({ storage: first.storage })
    expect(recover(error, '/projets', second.window)).toBe('failed')
    expect(recover(error, '/projets', second.window)).toBe('failed')
    expect(second.calls).toEqual([])
    expect(second.console.error.mock.calls).toEqual([[error]])
  })

  test('does not reload without a network: the page shown would be lost, and nothing gained', () => {
    const { window, calls, storage, console } = browser({ onLine: false })
    expect(recover(error, '/projets', window)).toBe('failed')
    expect(calls).toEqual([])
    expect(storage.size).toBe(0)
    expect(console.error.mock.calls).toEqual([[error]])
  })

  test('may reload again after a page has been shown', () => {
    const { window, storage, calls } = browser()
    recover(error, '/projets', window)
    clearReloadFlag(window)
    expect(storage.size).toBe(0)
    expect(hasReloaded(window)).toBe(false)
    recover(error, '/projets', window)
    expect(calls).toHaveLength(2)
  })

  test.each([
    ['blocked', { blocked: true }],
    ['full', { full: true }],
  ])('where storage is %s, remembers the reload in the history entry', (_, options) => {
    const first = browser(options)
    expect(recover(error, '/projets', first.window)).toBe('reloading')
    expect(first.calls).toEqual(['push https://site.exemple/projets', 'reload'])
    expect(first.history.scrollRestoration).toBe('manual')

    const reloaded = browser({ ...options, href: 'https://site.exemple/projets', state: first.history.state })
    expect(recover(error, 'https://site.exemple/projets', reloaded.window)).toBe('failed')
    expect(reloaded.calls).toEqual([])
    clearReloadFlag(reloaded.window)
    expect(hasReloaded(reloaded.window)).toBe(false)
  })

  test('keeps what the router has written in the history entry', () => {
    const { window, history } = browser({ blocked: true, state: { key: 'abc', idx: 2 } })
    recover(error, 'https://site.exemple/', window)
    expect(history.state).toMatchObject({ key: 'abc', idx: 2 })
    clearReloadFlag(window)
    expect(history.state).toEqual({ key: 'abc', idx: 2 })
  })
})
