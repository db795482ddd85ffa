// @vitest-environment jsdom
/**
 * Property tests of what visitors, links and storage put in: hashes, paths, drafts, positions, texts; with a fixed seed. Generators mix
 * Unicode, lone surrogates included, with pieces of attacks.
 */
// Unlike decodeURIComponent, throws on no sequence.
import { unescape as decode } from 'node:querystring'
import fc from 'fast-check'
import { matchRoutes } from 'react-router-dom'
import { beforeEach, describe, expect, test } from 'vitest'
import { findHashTarget, readPositions } from '@/browser/scroll'
import { fields } from '@/pages/nous-contacter/contract'
import { createDraft } from '@/pages/nous-contacter/draft'
import { mailtoHref } from '@/pages/nous-contacter/message'
import { serializeGraph } from '@/seo/graph'
import { normalizePath, underBase } from '@/site/paths'

const many = { seed: 6, numRuns: 10_000 }
const some = { seed: 6, numRuns: 2_000 }
const origin = 'https://site.exemple'

const text = fc.string({ unit: 'binary', maxLength: 40 })
const pieces = [
  ...'/ // \\ .. %2e%2e %2f %5c % %E9 %E0%A4%A %00 %0a %E2%80%A8 # ? & = + : @ ;'.split(' '),
  ...'evil.example javascript:alert(1) <img/src=x/onerror=alert(1)> </script> " \' {{x}}'.split(' '),
  ...'__proto__ constructor toString index.html .html projet/ agence besoin= été'.split(' '),
  ...['\u202e', '\ud800'],
]
const mixed = fc.array(fc.oneof(fc.constantFrom(...pieces), text), { maxLength: 8 }).map((parts) => parts.join(''))
const anything = fc.oneof(text, mixed, fc.string({ maxLength: 2000 }))

/** Encodable strings: no lone surrogates. */
const wellFormed = (typed: string) => typed.replace(/\p{Surrogate}/gu, '\ufffd')

/** Paths normalised by the URL parser. */
const pathnames = anything.map((typed) => new URL(`${origin}/${typed.replace(/[?#]/g, '')}`).pathname)

describe('any hash', () => {
  beforeEach(() => {
    document.body.innerHTML = '<h2 id="méthode"></h2><h2 id="__proto__"></h2><h2 id="a b"></h2>'
  })

  test('is read without an error, and leads to an element of the page that bears it, or nowhere', () => {
    fc.assert(
      fc.property(anything, (typed) => {
        const hash = typed === '' ? '' : `#${typed}`
        const target = findHashTarget(hash, document)
        if (target) expect([hash.slice(1), decode(hash.slice(1))]).toContain(target.id)
        expect(document.querySelectorAll('body *')).toHaveLength(3)
      }),
      many,
    )
  })

  test('finds any element whose id it is, written plainly or percent-encoded', () => {
    const element = document.createElement('p')
    document.body.append(element)
    const ids = anything.filter((id) => id !== '' && id === wellFormed(id) && !document.getElementById(id))
    fc.assert(
      fc.property(ids, (id) => {
        element.id = id
        for (const written of [id, encodeURIComponent(id)])
          expect(findHashTarget(`#${written}`, document)).toBe(element)
        // The browser itself percent-encodes what is typed.
        expect(findHashTarget(new URL(`${origin}/#${encodeURI(id)}`).hash, document)).toBe(element)
      }),
      some,
    )
  })
})

describe('any path', () => {
  test.each(['/', '/agence/'])('below %s keeps to this host and to this site, in one form', (basePath) => {
    fc.assert(
      fc.property(pathnames, (pathname) => {
        const clean = normalizePath(underBase(pathname, basePath), basePath)
        expect(new URL(clean, origin).origin).toBe(origin)
        expect(clean.startsWith(basePath)).toBe(true)
        expect(matchRoutes([{ path: '*' }], clean, basePath)).toHaveLength(1)
        expect(clean).not.toMatch(/\/\/|.\/$(?<!^\/agence\/)/)
        const isFile = /(?:\.html|\/index)$/.test(clean)
        if (!isFile && clean !== basePath)
          for (const form of ['/', '.html', '/index.html']) expect(normalizePath(clean + form, basePath)).toBe(clean)
      }),
      many,
    )
    for (const root of [basePath, `${basePath}index.html`, basePath.slice(0, -1)])
      expect(normalizePath(root, basePath)).toBe(basePath)
  })
})

describe('anything left in storage', () => {
  const stored = fc.oneof(
    anything,
    fc.json(),
    fc.json().map((json) => `{"nom":${json},"__proto__":${json}}`),
  )
  const storage = (value: string) => () => ({ getItem: () => value }) as unknown as Storage

  test('is a draft of the fields of the form, or no draft', () => {
    fc.assert(
      fc.property(stored, (value) => {
        for (const [field, kept] of Object.entries(createDraft(storage(value)).read())) {
          expect(fields).toContain(field)
          expect(typeof kept).toBe('string')
        }
      }),
      some,
    )
  })

  test('is a position for each place, or none', () => {
    fc.assert(
      fc.property(stored, anything, (value, key) => {
        sessionStorage.setItem('site:scroll', value)
        expect(['number', 'undefined']).toContain(typeof readPositions().get(key))
      }),
      some,
    )
  })
})

describe('any text', () => {
  test('goes into an e-mail without becoming one of its headers', () => {
    const message = fc.record(Object.fromEntries(fields.map((field) => [field, anything.map((t) => wellFormed(t))])))
    fc.assert(
      fc.property(message, (typed) => {
        const href = mailtoHref(typed as Parameters<typeof mailtoHref>[0], 'bonjour@site.exemple')
        if (!href) {
          // Refused as too long for a URL (message.ts), which only a long text may be.
          expect(encodeURIComponent(Object.values(typed).join('\n')).length).toBeGreaterThan(900)
          return
        }
        const { protocol, pathname, searchParams, hash } = new URL(href)
        expect([protocol, pathname, hash]).toEqual(['mailto:', 'bonjour@site.exemple', ''])
        expect([...searchParams.keys()]).toEqual(['subject', 'body'])
      }),
      some,
    )
  })

  test('goes into the JSON-LD without closing its script, and comes back the same', () => {
    fc.assert(
      fc.property(anything, (name) => {
        const json = serializeGraph({
          '@context': 'https://schema.org',
          '@graph': [{ '@type': 'Thing', name }],
        } as never)
        expect(json).not.toMatch(/[<\u2028\u2029]/)
        expect(JSON.parse(json)['@graph'][0].name).toBe(name)
      }),
      some,
    )
  })
})
