import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bricksOf, kinds } from '@/pages/accueil/answers'
import { type MeasuredWindow, measurePage } from '@/pages/accueil/pageMeasure'

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
  cookie = '',
} = {}): MeasuredWindow {
  return {
    location: { pathname },
    performance: { getEntriesByType: (type: string) => (type === 'navigation' ? navigation : resources) },
    document: { cookie },
  } as unknown as MeasuredWindow
}

describe('the page measured by its visitor', () => {
  test('tells what came from the cache and what another host keeps to itself', () => {
    const measure = measurePage(420, browser({ resources: [entry(0, 28_000), entry(0, 0), entry(500)] }))
    expect(measure).toEqual({ displayTime: 420, cached: 1, opaque: 1, cookies: 0, sincePage: true })
  })

  test('leaves out what was loaded ahead for other pages, but not for who came from one', () => {
    const resources = [entry(0, 28_000), { ...entry(0, 5000), startTime: 2000 }]
    expect(measurePage(420, browser({ resources }), 1500)).toMatchObject({ cached: 1 })
    expect(measurePage(420, browser({ resources, pathname: '/projets' }), 1500)).toMatchObject({ cached: 2 })
  })

  test('gives no display time where the browser reports none, or has no timing', () => {
    expect(measurePage(undefined, browser()).displayTime).toBeUndefined()
    expect(measurePage(420, browser({ navigation: [] })).displayTime).toBeUndefined()
  })

  test('does not pass off the first page’s display time as that of a page reached later', () => {
    const measure = measurePage(420, browser({ pathname: '/projets' }))
    expect(measure).toMatchObject({ sincePage: false, displayTime: undefined })
  })

  test('counts cookies', () => {
    expect(measurePage(1, browser({ cookie: 'a=1; b=2' })).cookies).toBe(2)
  })
})

test('of each kind the wall has as many bricks as it weighs, in whatever order it came', () => {
  const answers = fc.array(fc.record({ kind: fc.constantFrom(...kinds), bytes: fc.nat(60_000) }), { maxLength: 40 })
  fc.assert(
    fc.property(answers, fc.integer({ min: 45, max: 60 }), (answers, capacity) => {
      const { unit, bricks } = bricksOf(answers, capacity)
      expect(bricks.length).toBeLessThanOrEqual(capacity)
      for (const kind of kinds) {
        const weight = answers.reduce((sum, answer) => sum + (answer.kind === kind ? answer.bytes : 0), 0)
        const laid = bricks.filter((brick) => brick === kind).length
        expect(Math.abs(laid - weight / unit), kind).toBeLessThanOrEqual(0.5)
      }
    }),
    { seed: 6 },
  )
})
