// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type Arrival,
  createScrollMemory,
  decideScroll,
  decodeHash,
  findHashTarget,
  findHeading,
  focusQuietly,
} from '@/hooks/scroll'
import { easeInOutCubic } from '@/theme/tokens'

beforeEach(() => {
  sessionStorage.clear()
  document.body.innerHTML = ''
})

describe('the target of a hash', () => {
  test.each([
    ['#methode', 'methode'],
    ['#m%C3%A9thode', 'méthode'],
    ['#méthode', 'méthode'],
    ['#100%25', '100%'],
    ['#100%', '100%'],
    ['#%E0%A4%A', '%E0%A4%A'],
    ['#a%20b', 'a b'],
  ])('%s finds the element « %s »', (hash, id) => {
    const element = document.createElement('h2')
    element.id = id
    document.body.append(element)
    expect(findHashTarget(hash, document)).toBe(element)
  })

  test.each([
    '',
    '#',
    '#absent',
    '#"><img src=x onerror=alert(1)>',
    '#%',
    '#%%%',
    '#__proto__',
    '#//evil.example',
    '##',
  ])('%j finds nothing and does no harm', (hash) => {
    expect(findHashTarget(hash, document)).toBeNull()
    expect(document.querySelector('img')).toBeNull()
  })

  test('an empty hash points to nothing', () => {
    expect(decodeHash('')).toBeUndefined()
    expect(decodeHash('#')).toBeUndefined()
  })
})

describe('where the view goes', () => {
  const arrival: Arrival = {
    kind: 'PUSH',
    returning: false,
    samePath: false,
    samePage: false,
    hasHash: false,
    hasTarget: false,
    saved: undefined,
  }
  test.each<[string, Partial<Arrival>, ReturnType<typeof decideScroll>]>([
    ['a new page starts at the top', {}, { to: 'top' }],
    ['a link to the page shown goes to its top', { samePath: true, samePage: true, kind: 'REPLACE' }, { to: 'top' }],
    ['a hash goes to its target', { hasHash: true, hasTarget: true }, { to: 'target' }],
    ['a hash without target on another page goes to the top', { hasHash: true }, { to: 'top' }],
    [
      'a hash without target on the page shown moves nothing',
      { hasHash: true, samePath: true, samePage: true },
      { to: 'here' },
    ],
    ['a filter of the page shown moves nothing', { samePath: true }, { to: 'here' }],
    ['back returns to the saved position', { kind: 'POP', saved: 640 }, { to: 'position', y: 640 }],
    [
      'back to an entry with a hash returns to the saved position too',
      { kind: 'POP', saved: 0, hasHash: true, hasTarget: true },
      { to: 'position', y: 0 },
    ],
    [
      'back to an entry never left goes to its hash',
      { kind: 'POP', hasHash: true, hasTarget: true, samePath: true, samePage: true },
      { to: 'target' },
    ],
    ['a first arrival stays where the visitor already is', { kind: 'first' }, { to: 'here' }],
    [
      'a first arrival with a hash goes to its target',
      { kind: 'first', hasHash: true, hasTarget: true },
      { to: 'target' },
    ],
    [
      'a reload returns to the saved position',
      { kind: 'first', returning: true, saved: 300, hasHash: true, hasTarget: true },
      { to: 'position', y: 300 },
    ],
    ['an address typed anew ignores what was saved', { kind: 'first', saved: 300 }, { to: 'here' }],
  ])('%s', (_, given, expected) => {
    expect(decideScroll({ ...arrival, ...given })).toEqual(expected)
  })
})

describe('the memory of positions', () => {
  test('survives a reload', () => {
    const before = createScrollMemory(() => sessionStorage)
    before.set('a', 120)
    before.set('b', 0)
    before.persist()
    const after = createScrollMemory(() => sessionStorage)
    expect(after.get('a')).toBe(120)
    expect(after.get('b')).toBe(0)
    expect(after.get('c')).toBeUndefined()
  })

  test('works for the life of the page where storage is blocked', () => {
    const memory = createScrollMemory(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    memory.set('a', 120)
    expect(() => memory.persist()).not.toThrow()
    expect(memory.get('a')).toBe(120)
  })

  test.each(['', 'null', '{}', '[1,2]', '[["a"]]', '[["a","x"]]', '{"a":'])(
    'ignores %j left in storage by something else',
    (text) => {
      sessionStorage.setItem('violine:scroll', text)
      expect(createScrollMemory(() => sessionStorage).get('a')).toBeUndefined()
    },
  )

  test('forgets the oldest entries rather than growing for ever', () => {
    const memory = createScrollMemory(() => sessionStorage)
    for (let entry = 0; entry < 500; entry++) memory.set(String(entry), entry)
    expect(memory.get('0')).toBeUndefined()
    expect(memory.get('499')).toBe(499)
  })
})

describe('focus after a navigation', () => {
  test('goes to the heading without moving the view', () => {
    document.body.innerHTML = '<main><h1>Projets</h1></main>'
    const heading = findHeading(document) as HTMLElement
    const focus = vi.spyOn(heading, 'focus')
    focusQuietly(heading)
    expect(focus).toHaveBeenCalledWith({ preventScroll: true })
    expect(document.activeElement).toBe(heading)
  })

  test('goes to the main region of a page without heading', () => {
    document.body.innerHTML = '<main>Texte</main>'
    expect(findHeading(document)?.tagName).toBe('MAIN')
  })

  test('leaves alone the tab order of what can be focused already', () => {
    document.body.innerHTML = '<main><h1 tabindex="0">Projets</h1></main>'
    const heading = findHeading(document) as HTMLElement
    focusQuietly(heading)
    expect(heading.tabIndex).toBe(0)
  })
})

describe('the easing of the scroll', () => {
  test('starts and ends at rest, is symmetrical, and never leaves its bounds', () => {
    expect([0, 0.25, 0.5, 0.75, 1].map(easeInOutCubic)).toEqual([0, 0.0625, 0.5, 0.9375, 1])
    expect(easeInOutCubic(1.2)).toBe(1)
    expect(easeInOutCubic(-0.1)).toBe(0)
  })
})
