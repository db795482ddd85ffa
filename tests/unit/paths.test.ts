import { describe, expect, test } from 'vitest'
import { normalizePath } from '@/site/paths'

describe('the one form of an address', () => {
  test.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['/projets', '/projets'],
    ['/projets/', '/projets'],
    ['/projets.html', '/projets'],
    ['/projets/index.html', '/projets'],
    ['/legal/mentions-legales/', '/legal/mentions-legales'],
    ['/404.html', '/404'],
    ['//evil.example', '/evil.example'],
    ['///evil.example//', '/evil.example'],
    ['/projet//ce-site', '/projet/ce-site'],
    ['/fichier.html.html', '/fichier.html'],
    ['/%C3%A9t%C3%A9', '/%C3%A9t%C3%A9'],
    ['/%', '/%25'],
    ['/projet/%E9/', '/projet/%25E9'],
  ])('%s is %s', (given, expected) => {
    expect(normalizePath(given, '/')).toBe(expected)
  })

  test.each([
    ['/agence/', '/agence/'],
    ['/agence', '/agence/'],
    ['/agence/index.html', '/agence/'],
    ['/agence/projets/', '/agence/projets'],
  ])('under a base path, %s is %s', (given, expected) => {
    expect(normalizePath(given, '/agence/')).toBe(expected)
  })
})
