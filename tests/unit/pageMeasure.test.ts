import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { brickBytes, bricksOf, kinds, type MeasuredWindow, measurePage } from '@/browser/pageMeasure'
import { firstPage } from '@/browser/prerendered'

afterEach(() => {
  firstPage.isShown = true
})

const entry = (transferSize: number, encodedBodySize = transferSize, name = 'https://site.exemple/page.js') => ({
  name,
  transferSize,
  encodedBodySize,
  startTime: 300,
  duration: 12,
})

/** A fake browser with these entries. */
function browser({
  navigation = [{ ...entry(9000), name: 'https://site.exemple/' }] as object[],
  resources = [] as object[],
  prefetched = [] as object[],
  visibility = [] as object[],
  cookie = '',
} = {}): MeasuredWindow {
  return {
    performance: {
      getEntriesByType: (type: string) =>
        ({ navigation, mark: prefetched, 'visibility-state': visibility })[type] ?? resources,
    },
    document: { cookie },
  } as unknown as MeasuredWindow
}

describe('the page measured by its visitor', () => {
  const count = ({ answers }: ReturnType<typeof measurePage>, is: 'isCached' | 'isOpaque') =>
    answers.filter((answer) => answer[is]).length

  test('tells what came from the cache and what another host keeps to itself', () => {
    const measure = measurePage(420, browser({ resources: [entry(0, 28_000), entry(0, 0), entry(500)] }))
    expect([count(measure, 'isCached'), count(measure, 'isOpaque'), measure.answers.length]).toEqual([1, 1, 4])
    expect(measure.answers.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(9500)
  })

  test('leaves out what was loaded ahead for other pages, but not for who came from one, nor its own late pictures', () => {
    const late = { startTime: 2000 }
    const prefetched = [{ name: 'prefetch', startTime: 1500 }]
    const resources = [entry(0, 28_000), { ...entry(0, 5000), ...late }]
    expect(count(measurePage(420, browser({ resources, prefetched })), 'isCached')).toBe(1)
    firstPage.isShown = false
    expect(count(measurePage(420, browser({ resources, prefetched })), 'isCached')).toBe(2)
    firstPage.isShown = true
    const picture = { ...entry(700, 700, 'https://site.exemple/photo.avif'), ...late }
    expect(measurePage(420, browser({ resources: [picture], prefetched })).answers.at(-1)).toMatchObject({
      kind: 'images',
      bytes: 700,
    })
  })

  test('gives no display time where the browser reports none, has no timing, or opened the page in the background', () => {
    expect(measurePage(undefined, browser()).displayTime).toBeUndefined()
    expect(measurePage(420, browser({ navigation: [] })).displayTime).toBeUndefined()
    const visibility = [{ name: 'hidden' }, { name: 'visible' }]
    expect(measurePage(180_000, browser({ visibility })).displayTime).toBeUndefined()
  })

  test('does not pass off the first page’s display time as that of a page reached later', () => {
    firstPage.isShown = false
    expect(measurePage(420, browser())).toMatchObject({ isFirstPage: false, displayTime: undefined })
  })

  test('counts cookies', () => {
    expect(measurePage(1, browser({ cookie: 'a=1; b=2' })).cookies).toBe(2)
  })
})

test('of each kind there are as many bricks as its weight is written, in whatever order it came, and more only add to them', () => {
  const answer = fc.record({ kind: fc.constantFrom(...kinds), bytes: fc.nat(60_000) })
  fc.assert(
    fc.property(fc.array(answer, { maxLength: 40 }), fc.nat(60_000), (answers, bytes) => {
      const bricks = bricksOf(answers)
      for (const kind of kinds) {
        const weight = answers.reduce((sum, answer) => sum + (answer.kind === kind ? answer.bytes : 0), 0)
        const laid = bricks.filter((brick) => brick.kind === kind).length
        expect(laid, kind).toBe(Math.round((Math.round(weight / 1000) * 1000) / brickBytes))
      }
      // A picture that comes while one reads moves no brick.
      expect(bricksOf([...answers, { kind: 'images', bytes }]).slice(0, bricks.length)).toEqual(bricks)
    }),
    { seed: 6 },
  )
})
