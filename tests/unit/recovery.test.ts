// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearReloadFlag, hasReloaded, LostPage, type RecoveryWindow, recover } from '@/browser/recovery'

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

/** A tab of which we see what it is asked to do. Tabs of one browser share `shared`. */
function tab({
  shared = new Map<string, string>(),
  own = new Map<string, string>(),
  state = null as unknown,
  full = false,
  blocked = false,
  document = '<script type="module" data-modules="/assets/a.js /assets/b.js" data-styles="/assets/c.css">' as
    | string
    | Error,
  status = 200,
} = {}) {
  const calls: string[] = []
  const history = {
    state,
    replaceState(next: unknown) {
      history.state = next
    },
  }
  const console = { error: vi.fn() }
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  const window = {
    location: { href: 'https://site.exemple/projets?service=refonte#refonte', reload: () => calls.push('reload') },
    history,
    console,
    navigator: {},
    get localStorage() {
      return blocked ? refuse() : storageOf(shared, full)
    },
    get sessionStorage() {
      return blocked ? refuse() : storageOf(own, full)
    },
    fetch: async (address: string, { cache }: RequestInit) => {
      calls.push(`${cache} ${address.replace('https://site.exemple', '')}`)
      if (document instanceof Error) throw document
      return new Response(document, { status })
    },
  } as unknown as RecoveryWindow
  return { window, calls, shared, own, history, console }
}

let error: LostPage
beforeEach(() => {
  error = new LostPage(new Error('chunk lost'))
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a page whose module is lost', () => {
  test('is asked for again with its files, past the browser’s cache, then reloaded once', async () => {
    const { window, calls, own, console } = tab()
    clearReloadFlag(window)
    expect(own.size, 'rien n’est gardé tant que tout va bien').toBe(0)
    expect(await recover(error, window)).toBe('reloading')
    expect(calls).toEqual([
      'reload /projets?service=refonte#refonte',
      'reload /assets/a.js',
      'reload /assets/b.js',
      'reload /assets/c.css',
      'reload',
    ])
    expect(console.error).not.toHaveBeenCalled()
  })

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

  test.each([
    ['there is no network, or the host is down', { document: new TypeError('Failed to fetch') }],
    ['the host fails', { status: 503 }],
  ])('is not reloaded where %s: the page shown would be lost, and nothing gained', async (_, options) => {
    const { window, calls, shared, console } = tab(options)
    expect(await recover(error, window)).toBe('failed')
    expect(calls).not.toContain('reload')
    expect(shared.has(flag)).toBe(false)
    expect(console.error.mock.calls).toEqual([[error.cause]])
  })

  test.each([
    ['blocked', { blocked: true }],
    ['full', { full: true }],
  ])(
    'where storage is %s, has its reload remembered in the history entry, beside what the router wrote',
    async (_, options) => {
      const first = tab({ ...options, state: { key: 'abc', idx: 2 } })
      expect(await recover(error, first.window)).toBe('reloading')
      expect(first.history.state).toMatchObject({ key: 'abc', idx: 2 })

      const reloaded = tab({ ...options, state: first.history.state })
      expect(await recover(error, reloaded.window)).toBe('failed')
      clearReloadFlag(reloaded.window)
      expect(reloaded.history.state).toEqual({ key: 'abc', idx: 2 })
      expect(hasReloaded(reloaded.window)).toBe(false)
    },
  )

  test.each(['', 'x', '@', 'a@b', '{"a":1}', '@1e99'])(
    'is not mistaken by what somebody left in storage: %j',
    async (left) => {
      const { window } = tab({ shared: new Map([[flag, left]]) })
      expect(await recover(error, window)).toBe('reloading')
    },
  )
})
