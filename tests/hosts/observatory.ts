/**
 * The rules of MDN's HTTP Observatory, as it publishes them (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring): what
 * gives each of its tests the best result, and the points it then adds to a hundred. It reads public hosts alone; these are asked here.
 */
import type { IncomingHttpHeaders } from 'node:http'
import { JSDOM } from 'jsdom'
import { ask, decoded } from './http'
import { at, type Site } from './probes'

/** Directive → sources. */
type Policy = Map<string, string[]>

interface Page {
  headers: IncomingHttpHeaders
  document: DocumentFragment
  /** Policies of the header and of the page: browsers apply both. */
  policies: Policy[]
}

const policyOf = (text: string): Policy =>
  new Map(
    text.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources]
    }),
  )

/** True where no policy lets a directive take from a whole scheme, any host, or the page's own text. */
const isStrict = ({ policies }: Page, directive: string) =>
  policies.some((policy) =>
    (policy.get(directive) ?? policy.get('default-src') ?? ['*']).every(
      (source) => !/^'unsafe-|^\*$|^[a-z]+:$|^http:/.test(source),
    ),
  )

const rules: { name: string; bonus: number; holds: (page: Page) => boolean }[] = [
  {
    name: 'Content-Security-Policy',
    bonus: 10,
    holds: (page) =>
      ['script-src', 'style-src', 'object-src'].every((directive) => isStrict(page, directive)) &&
      page.policies.some((policy) => String(policy.get('default-src')) === "'none'") &&
      page.policies.some((policy) => !/\*|https?:(?!\/)/.test(String(policy.get('form-action') ?? '*'))),
  },
  { name: 'Cookies', bonus: 0, holds: ({ headers }) => headers['set-cookie'] === undefined },
  // A public file may be read from other origins, but without the visitor's credentials.
  { name: 'CORS', bonus: 0, holds: ({ headers }) => headers['access-control-allow-credentials'] === undefined },
  {
    name: 'Strict-Transport-Security',
    bonus: 0,
    // Six months.
    holds: ({ headers }) => Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1]) >= 15_768_000,
  },
  {
    name: 'Referrer-Policy',
    bonus: 5,
    holds: ({ headers }) =>
      /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
        String(headers['referrer-policy']),
      ),
  },
  {
    name: 'Subresource Integrity',
    bonus: 0,
    holds: ({ document }) =>
      [...document.querySelectorAll('script[src]')].every(
        (script) => /^\/(?!\/)/.test(script.getAttribute('src') ?? '') || script.hasAttribute('integrity'),
      ),
  },
  { name: 'X-Content-Type-Options', bonus: 0, holds: ({ headers }) => headers['x-content-type-options'] === 'nosniff' },
  {
    name: 'X-Frame-Options, by frame-ancestors',
    bonus: 5,
    holds: ({ policies: [header] }) => /^'(?:none|self)'$/.test(String(header?.get('frame-ancestors'))),
  },
  {
    name: 'Cross-Origin-Resource-Policy',
    bonus: 10,
    holds: ({ headers }) => /^same-(?:origin|site)$/.test(String(headers['cross-origin-resource-policy'])),
  },
]

/** Grade and score of a page that keeps to every rule: from a hundred on, it is the best grade. */
export const best = `A+ (${rules.reduce((sum, { bonus }) => sum + bonus, 100)})`

/** @returns names of tests below their best result */
export async function complaintsOf(site: Site, address: string): Promise<string[]> {
  // Behind a TLS-terminating proxy.
  const headers = { Host: 'www.violine.example', 'X-Forwarded-Proto': 'https', Origin: 'https://autre.example' }
  const answer = await ask(site.port, at(site, address), { headers })
  const document = JSDOM.fragment(decoded(answer).toString())
  const written = [...document.querySelectorAll('meta[http-equiv="Content-Security-Policy"]')]
  const policies = [
    String(answer.headers['content-security-policy'] ?? ''),
    ...written.map((meta) => meta.getAttribute('content') ?? ''),
  ].map(policyOf)
  return rules.filter(({ holds }) => !holds({ headers: answer.headers, document, policies })).map(({ name }) => name)
}
