/** What only some environments show of the policy and of the hosts. Pages: tests/dist/hosts; servers: tests/hosts; obeyed: tests/browser/hostile. */
import { describe, expect, test } from 'vitest'
import { readEnvironment } from '@/site/readEnvironment'
import { htaccess } from '../../scripts/hosts/apache'
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

  test('allows the script and the style written in the page, and no other', () => {
    // printf 'a()' | openssl dgst -sha256 -binary | base64
    const script = "script-src 'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4=' https://mesure.exemple.fr;"
    const style = "style-src 'self' 'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs=';"
    const html = page('<script type="module">a()</script><script type="application/ld+json">{}</script>')
    expect(withPolicy(html, environment)).toContain(script)
    expect(withPolicy(html, environment)).toContain(style)
    expect(headerPolicy(environment, html)).toContain(script)
    expect(headerPolicy(environment, page())).toContain("script-src 'self' https://mesure.exemple.fr;")
  })

  test('allows the style attributes of a page, as the browser reads them', () => {
    const html = withPolicy(page('<p style="--a:&quot;b&quot;"></p>'), environment)
    // printf '--a:"b"' | openssl dgst -sha256 -binary | base64
    expect(html).toContain("'unsafe-hashes' 'sha256-TAw2nXEMobvJoWyPSs1gV6kQS08ba8fxt14uHwRi4DM=';")
  })

  test('is never forgotten', () => {
    expect(() => withPolicy('<head></head>', environment)).toThrow('<meta charset="utf-8">')
  })
})

describe('hosts', () => {
  test('refuse, all at once, redirects that hide a page, lead to none, or are not a path', () => {
    const isPage = (address: string) => ['/', '/projets'].includes(address)
    const wrong = [
      { from: '/projets', to: '/' },
      { from: '/ancien', to: '/perdu' },
      { from: '/ancien/', to: '/' },
      { from: '/a b', to: '/' },
    ]
    expect(() => checkRedirects(wrong, isPage)).toThrow(
      /« \/projets ».*page du site[\s\S]*« \/ancien ».*« \/perdu »[\s\S]*« \/ancien\/ »[\s\S]*« \/a b »/,
    )
    expect(() => checkRedirects([{ from: '/ancien', to: '/projets' }], isPage)).not.toThrow()
  })

  test('that tests/hosts cannot run (Vercel) are told the redirects too, under the base path', () => {
    const redirects = [{ from: '/agence/v1.0', to: '/agence/projets' }]
    const rules = { ...rulesOf({ ...environment, basePath: '/agence/' }, page()), redirects }
    expect(JSON.parse(vercelJson(rules, [])).redirects).toEqual([
      { source: '/agence/v1.0', destination: '/agence/projets', statusCode: 301 },
    ])
  })

  test('ask for encryption where the site has it, and not on one’s own machine', () => {
    const local = readEnvironment({ SITE_ORIGIN: 'http://localhost:4173' })
    expect(htaccess(rulesOf(environment, page()))).toContain('RewriteCond %{HTTP_HOST} =www.violine.example [NC]')
    expect(htaccess(rulesOf(local, page()))).not.toContain('RewriteCond %{HTTP_HOST}')
  })
})
