// @vitest-environment jsdom
/** Scroll decisions in rare cases. Common ones: tests/browser/scroll; hashes: unit/fuzz. */
import { describe, expect, test } from 'vitest'
import { type Arrival, decideScroll } from '@/browser/scroll'

describe('where the view goes', () => {
  const arrival: Arrival = {
    isFirst: false,
    isReturn: false,
    staysOnPage: false,
    hasTarget: false,
    saved: undefined,
  }
  test.each<[string, Partial<Arrival>, ReturnType<typeof decideScroll>]>([
    ['a link to the page shown goes to its top', {}, { to: 'top' }],
    ['a hash without target on the page shown moves nothing', { staysOnPage: true }, { to: 'here' }],
    [
      'back to an entry with a hash returns to the saved position too',
      { isReturn: true, saved: 0, hasTarget: true },
      { to: 'position', y: 0 },
    ],
    [
      'back to an entry never left goes to its hash',
      { isReturn: true, hasTarget: true, staysOnPage: true },
      { to: 'target' },
    ],
    [
      'a reload returns to the saved position',
      { isFirst: true, isReturn: true, saved: 300, hasTarget: true },
      { to: 'position', y: 300 },
    ],
    ['a URL typed anew ignores what was saved', { isFirst: true, saved: 300 }, { to: 'here' }],
  ])('%s', (_, given, expected) => {
    expect(decideScroll({ ...arrival, ...given })).toEqual(expected)
  })
})
