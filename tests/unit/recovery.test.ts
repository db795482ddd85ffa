// @vitest-environment jsdom
/** What browsers cannot be made to show at once: tests/browser/recovery and deployment have the rest. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearReloadFlag, hasReloaded, LostPage, type RecoveryWindow, recover } from '@/hooks/recovery'

const flag = 'site:reloaded'

/** Storage of a browser, or of a tab, that may refuse to keep anything. */
const storageOf = (kept: Map<string, string>, full: boolean) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => {
    if (full) throw new DOMException('full', 'QuotaExceededError')
    kept.set(key, value)
  },
  removeItem: (key: string) => kept.delete(key),
})

/** A tab that counts its reloads. Tabs of one browser share `shared`. */
function tab({
  shared = new Map<string, string>(),
  own = new Map<string, string>(),
  state = null as unknown,
  full = false,
  status = 200,
} = {}) {
  const reload = vi.fn()
  const history = {
    state,
    replaceState(next: unknown) {
      history.state = next
    },
  }
  const window = {
    location: { href: 'https://site.exemple/projets', reload },
    history,
    console: { error: vi.fn() },
    navigator: {},
    localStorage: storageOf(shared, full),
    sessionStorage: storageOf(own, full),
    fetch: async () => new Response('', { status }),
  } as unknown as RecoveryWindow
  return { window, reload, shared, own, history }
}

let error: LostPage
beforeEach(() => {
  error = new LostPage(new Error('chunk lost'))
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a page whose module is lost', () => {
  test('is reloaded by another tab too, once each, whichever comes first', async () => {
    const first = tab()
    await recover(error, first.window)
    const other = tab({ shared: first.shared })
    expect(await recover(error, other.window)).toBe('reloading')
    expect(await recover(error, tab({ shared: first.shared, own: first.own }).window)).toBe('failed')
    expect(await recover(error, tab({ shared: first.shared, own: other.own }).window)).toBe('failed')
    // A page shown in one tab does not give the other a second reload.
    clearReloadFlag(other.window)
    expect(hasReloaded(first.window)).toBe(true)
    expect(hasReloaded(other.window)).toBe(false)
  })

  test('deserves a reload of its own a minute later', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { window, shared } = tab()
    await recover(error, window)
    expect(shared.get(flag)).toMatch(/^\w+@\d+$/)
    vi.setSystemTime(Date.now() + 61_000)
    expect(hasReloaded(window)).toBe(false)
  })

  test('is not reloaded where the host fails: the page shown would be lost, and nothing gained', async () => {
    const { window, reload, shared } = tab({ status: 503 })
    expect(await recover(error, window)).toBe('failed')
    expect(reload).not.toHaveBeenCalled()
    expect(shared.has(flag)).toBe(false)
  })

  test('where storage is full, has its reload remembered in the history entry, beside what the router wrote', async () => {
    const first = tab({ full: true, state: { key: 'abc', idx: 2 } })
    expect(await recover(error, first.window)).toBe('reloading')
    expect(first.history.state).toMatchObject({ key: 'abc', idx: 2 })

    const reloaded = tab({ full: true, state: first.history.state })
    expect(await recover(error, reloaded.window)).toBe('failed')
    clearReloadFlag(reloaded.window)
    expect(reloaded.history.state).toEqual({ key: 'abc', idx: 2 })
    expect(hasReloaded(reloaded.window)).toBe(false)
  })

  test.each(['', 'x', '@', 'a@b', '{"a":1}', '@1e99'])(
    'is not mistaken by what somebody left in storage: %j',
    async (left) => {
      const { window } = tab({ shared: new Map([[flag, left]]) })
      expect(await recover(error, window)).toBe('reloading')
    },
  )
})
