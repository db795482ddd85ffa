import { describe, expect, test } from 'vitest'
import { type MeasuredWindow, measurePage } from '@/hooks/pageMeasure'

const entry = (transferSize: number, decodedBodySize = transferSize) => ({
  transferSize,
  decodedBodySize,
  startTime: 300,
  duration: 12,
})

/** A browser that reports these entries for a page opened at `/`. */
function browser({
  navigation = [{ name: 'https://site.exemple/', ...entry(9000) }] as object[],
  resources = [] as object[],
  pathname = '/',
  cookie = '' as string | null,
} = {}): MeasuredWindow {
  return {
    location: { pathname },
    performance: { getEntriesByType: (type: string) => (type === 'navigation' ? navigation : resources) },
    document: {
      get cookie() {
        if (cookie === null) throw new DOMException('sandboxed', 'SecurityError')
        return cookie
      },
    },
  } as unknown as MeasuredWindow
}

describe('the page measured by its visitor', () => {
  test('adds up the document and everything it asked for', () => {
    const measure = measurePage(420, browser({ resources: [entry(28_000), entry(95_000)] }))
    expect(measure).toMatchObject({ displayTime: 420, bytes: 132_000, requests: 3, cached: 0, opaque: 0, cookies: 0 })
  })

  test('tells what came from the cache and what another host keeps to itself', () => {
    const measure = measurePage(420, browser({ resources: [entry(0, 28_000), entry(0, 0), entry(500)] }))
    expect(measure).toMatchObject({ bytes: 9500, requests: 4, cached: 1, opaque: 1 })
  })

  test('leaves out what was loaded ahead for other pages, but not for who came from one', () => {
    const resources = [entry(28_000), { ...entry(5000), startTime: 2000 }]
    expect(measurePage(420, browser({ resources }), 1500)).toMatchObject({ bytes: 37_000, requests: 2 })
    expect(measurePage(420, browser({ resources, pathname: '/projets' }), 1500)).toMatchObject({ bytes: 42_000 })
  })

  test('gives no display time where the browser reports none', () => {
    expect(measurePage(undefined, browser()).displayTime).toBeUndefined()
  })

  test('gives no figure at all rather than a false one where the browser has no timing', () => {
    const measure = measurePage(undefined, browser({ navigation: [] }))
    expect(measure).toMatchObject({ bytes: undefined, requests: undefined, displayTime: undefined })
  })

  test('does not pass off the first page’s display time as that of a page reached later', () => {
    const measure = measurePage(420, browser({ pathname: '/projets' }))
    expect(measure).toMatchObject({ sincePage: false, displayTime: undefined, requests: 1 })
  })

  test('counts cookies, and leaves them out where it may not look', () => {
    expect(measurePage(1, browser({ cookie: 'a=1; b=2' })).cookies).toBe(2)
    expect(measurePage(1, browser({ cookie: null })).cookies).toBeUndefined()
  })
})
