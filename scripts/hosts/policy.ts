/**
 * Content security policy (https://www.w3.org/TR/CSP3/): deny by default, then allow what a page needs. Set twice, and browsers apply both:
 * as a header, identical for all pages, and as a meta tag, with the hash of the page's own styles.
 */
import { createHash } from 'node:crypto'
import type { Environment } from '../../src/site/readEnvironment.ts'

type Origins = Pick<Environment, 'analyticsOrigin' | 'contactEndpoint'>
type HeaderOptions = Origins & Pick<Environment, 'reportEndpoint'>
/** Directive → sources; none for a directive that takes no value. */
type Policy = Record<string, string[]>

const self = "'self'"
const none = "'none'"

function policyOf({ analyticsOrigin, contactEndpoint }: Origins, scripts: string[], styles: string[]): Policy {
  // Our own receivers are on the same origin.
  const endpoint = contactEndpoint && URL.canParse(contactEndpoint) ? [new URL(contactEndpoint).origin] : []
  return {
    'default-src': [none],
    'script-src': [self, ...scripts, analyticsOrigin],
    'style-src': [self, ...styles],
    // Small SVGs are inlined in the stylesheet.
    'img-src': [self, 'data:'],
    'font-src': [self],
    // Figures of a page (`chiffres/`), events of the measurement, the contact form.
    'connect-src': [self, analyticsOrigin, ...endpoint],
    // Demonstrations in iframes.
    'frame-src': [self],
    'manifest-src': [self],
    'base-uri': [none],
    // Without an endpoint the form opens an e-mail.
    'form-action': [self, ...(contactEndpoint ? endpoint : ['mailto:'])],
    // Strings become markup only through src/browser/trustedTypes.ts.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  }
}

const write = (policy: Policy, separator: string) =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join(separator)

const cspHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const textsOf = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([, text]) => text ?? '')),
]

/** Hash of the page's `<style>`. `style` attributes are not allowed: prerendered HTML has none. */
const styleSources = (html: string) => textsOf(html, /<style>(.*?)<\/style>/gs).map(cspHash)

/** Hash of the inline script, the same on every page; empty when absent. */
const scriptSources = (html: string) => textsOf(html, /<script type="module"[^>]*>(.+?)<\/script>/gs).map(cspHash)

/**
 * The header policy. Style hashes are left out, so that it is identical for all pages: they are in the meta policy
 * (docs/decisions/020-security-policy.md). Directives that only a header may set are here.
 * @param page HTML of any page, for the hash of the common script
 */
export const headerPolicy = ({ reportEndpoint, ...origins }: HeaderOptions, page: string): string =>
  write(
    {
      ...policyOf(origins, scriptSources(page), ["'unsafe-inline'"]),
      'frame-ancestors': [self],
      // Every browser reads `report-uri`; `report-to` needs a second header.
      ...(reportEndpoint && { 'report-uri': [reportEndpoint] }),
    },
    '; ',
  )

/** Policy of a demonstration: own styles and fonts, no script, no request. */
const demonstrationPolicy = (html: string): Policy => ({
  'default-src': [none],
  'style-src': styleSources(html),
  // Positions and widths set by `style` attributes.
  'style-src-attr': ["'unsafe-inline'"],
  'font-src': [self],
  'img-src': ['data:'],
  'base-uri': [none],
  'form-action': [none],
})

/**
 * Inserts the policy of a page right after its charset, which must come first.
 * @param html final HTML: styles and script must not change afterwards
 * @throws Error when the charset is missing
 */
export const withPolicy = (html: string, origins: Origins): string =>
  writeInto(html, policyOf(origins, scriptSources(html), styleSources(html)))

/** A demonstration with its policy. */
export const withDemonstrationPolicy = (html: string): string => writeInto(html, demonstrationPolicy(html))

function writeInto(html: string, policy: Policy): string {
  const encoding = '<meta charset="utf-8">'
  if (!html.includes(encoding))
    throw new Error('La page n’a pas de <meta charset="utf-8"> après lequel écrire sa politique de sécurité.')
  const content = write(policy, ';')
  return html.replace(encoding, () => `${encoding}<meta http-equiv="Content-Security-Policy" content="${content}">`)
}
