/** @vitest-environment node */
import { describe, expect, test, vi } from 'vitest'
import { allowOwnMarkup, type TrustedTypesWindow } from '@/hooks/trustedTypes'
import { readEnvironment } from '@/site/readEnvironment'
import { htaccess } from '../../scripts/hosts/apache'
import { caddyfile } from '../../scripts/hosts/caddy'
import { netlifyRedirects } from '../../scripts/hosts/netlify'
import { nginxSite } from '../../scripts/hosts/nginx'
import { headerPolicy, withPolicy } from '../../scripts/hosts/policy'
import { checkRedirects, rulesOf } from '../../scripts/hosts/rules'
import { vercelJson } from '../../scripts/hosts/vercel'

const environment = readEnvironment({ ANALYTICS_ORIGIN: 'https://mesure.exemple.fr' })
const withEndpoint = readEnvironment({ CONTACT_ENDPOINT: 'https://formulaires.exemple.fr/contact?liste=1;2' })

const page = (body = '') => `<head><meta charset="utf-8"><style>a{color:red}</style></head><body>${body}</body>`

describe('the security policy', () => {
  test('lets the form go where it goes: to its endpoint, or without one to an e-mail', () => {
    expect(headerPolicy(environment, page())).toContain("form-action 'self' mailto:;")
    expect(headerPolicy(withEndpoint, page())).toContain("form-action 'self' https://formulaires.exemple.fr;")
    expect(headerPolicy(withEndpoint, page())).toMatch(/connect-src 'self' \S+ https:\/\/formulaires\.exemple\.fr;/)
  })

  test('names the measurement and no other host', () => {
    expect(headerPolicy(environment, page()).match(/https?:\/\/[^\s;]+/g)).toEqual(
      Array(2).fill('https://mesure.exemple.fr'),
    )
  })

  test('allows the script written in the page and no other, in the page and in the header', () => {
    // printf 'a()' | openssl dgst -sha256 -binary | base64
    const allowed = "script-src 'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4=' https://mesure.exemple.fr;"
    const html = page(
      '<script type="module" data-modules="/b.js">a()</script><script type="application/ld+json">{}</script>',
    )
    expect(withPolicy(html, environment)).toContain(allowed)
    expect(headerPolicy(environment, html)).toContain(allowed)
    expect(headerPolicy(environment, page())).toContain("script-src 'self' https://mesure.exemple.fr;")
  })

  test('in a page, allows its style and no other', () => {
    // printf 'a{color:red}' | openssl dgst -sha256 -binary | base64
    expect(withPolicy(page(), environment)).toContain(
      "style-src 'self' 'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs=';",
    )
  })

  test('in a page, allows the style attributes it has, as the browser reads them', () => {
    const html = withPolicy(page('<p style="--a:&quot;b&quot;"></p>'), environment)
    expect(html).toMatch(/style-src 'self' 'sha256-[^']+' 'unsafe-hashes' 'sha256-[^']+';/)
    expect(html).not.toBe(withPolicy(page('<p style="--a:b"></p>'), environment))
  })

  test('is never forgotten', () => {
    expect(() => withPolicy('<head></head>', environment)).toThrow('<meta charset="utf-8">')
  })
})

describe('redirects', () => {
  const isPage = (address: string) => ['/', '/projets'].includes(address)

  test('are refused, all at once, when they hide a page, lead to none, or are not a path', () => {
    const wrong = [
      { from: '/projets', to: '/' },
      { from: '/ancien', to: '/perdu' },
      { from: '/ancien/', to: '/' },
      { from: '/a b', to: '/' },
    ]
    const check = () => checkRedirects(wrong, isPage)
    expect(check).toThrow(
      /« \/projets » est une page[\s\S]*« \/ancien » mène à « \/perdu »[\s\S]*« \/ancien\/ »[\s\S]*« \/a b »/,
    )
    expect(() => checkRedirects([{ from: '/ancien', to: '/projets' }], isPage)).not.toThrow()
  })

  test('are written for every host, under the base path', () => {
    const rules = {
      ...rulesOf({ ...environment, basePath: '/agence/' }, page()),
      redirects: [{ from: '/agence/v1.0', to: '/agence/projets' }],
    }
    expect(netlifyRedirects(rules)).toBe('/agence/v1.0 /agence/projets 301\n')
    expect(JSON.parse(vercelJson(rules)).redirects).toEqual([
      { source: '/agence/v1.0', destination: '/agence/projets', statusCode: 301 },
    ])
    expect(htaccess(rules)).toContain('RewriteRule ^v1\\.0/?$ /agence/projets [R=301,L]')
    expect(nginxSite(rules)).toContain('location = /agence/v1.0 { return 301 /agence/projets$is_args$args; }')
    expect(caddyfile(rules)).toContain('redir /agence/v1.0 /agence/projets{search} 301')
  })
})

describe('encryption', () => {
  test('is asked for where the site has it, and not on one’s own machine', () => {
    expect(htaccess(rulesOf(environment, page()))).toContain('RewriteCond %{HTTP_HOST} =www.violine.example [NC]')
    expect(htaccess(rulesOf(readEnvironment({ SITE_ORIGIN: 'http://localhost:4173' }), page()))).not.toContain(
      'HTTP_HOST',
    )
  })
})

describe('Trusted Types', () => {
  const rules = () => {
    const createPolicy = vi.fn()
    allowOwnMarkup('https://mesure.exemple.fr', { trustedTypes: { createPolicy } } as unknown as TrustedTypesWindow)
    const [name, policy] = createPolicy.mock.calls[0] as Parameters<
      NonNullable<TrustedTypesWindow['trustedTypes']>['createPolicy']
    >
    expect(name).toBe('default')
    return policy
  }

  test('let through what React writes by itself, and no other markup', () => {
    const { createHTML } = rules()
    expect(createHTML('<script></script>')).toBe('<script></script>')
    expect(createHTML('{"@context":"https://schema.org"}')).not.toBeNull()
    for (const text of ['<img src=x onerror=alert(1)>', '<script>alert(1)</script>', ' <script></script>'])
      expect(createHTML(text)).toBeNull()
  })

  test('let through data, and no script', () => {
    const { createScript } = rules()
    expect(createScript('{"@context":"https://schema.org"}')).not.toBeNull()
    expect(createScript('alert(1)')).toBeNull()
  })

  test('let through the measurement’s address, and no other', () => {
    const { createScriptURL } = rules()
    expect(createScriptURL('https://mesure.exemple.fr/api/script.js')).not.toBeNull()
    for (const address of ['https://mesure.exemple.fr.evil.example/x.js', 'data:text/javascript,alert(1)', '/x.js'])
      expect(createScriptURL(address)).toBeNull()
  })

  test('are done without in a browser that has none', () => {
    expect(() => allowOwnMarkup('https://mesure.exemple.fr', {} as TrustedTypesWindow)).not.toThrow()
  })
})
