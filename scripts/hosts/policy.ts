/**
 * The content security policy (https://www.w3.org/TR/CSP3/): what a page may load, run and send. Nothing by default, then what it needs.
 * It is said twice, and a browser obeys both: as a header, the same for every address, and in each page, which alone knows its own styles.
 */
import { createHash } from 'node:crypto'
import type { Environment } from '../../src/site/readEnvironment.ts'

type Origins = Pick<Environment, 'analyticsOrigin' | 'contactEndpoint'>
/** Directive → sources; none for a directive that takes no value. */
type Policy = Record<string, string[]>

const self = "'self'"
const none = "'none'"

function policyOf({ analyticsOrigin, contactEndpoint }: Origins, scripts: string[], styles: string[]): Policy {
  // A receiver of the site's own is a path of this very origin.
  const endpoint = contactEndpoint && URL.canParse(contactEndpoint) ? [new URL(contactEndpoint).origin] : []
  return {
    'default-src': [none],
    'script-src': [self, ...scripts, analyticsOrigin],
    'style-src': [self, ...styles],
    // Small drawings are written into the stylesheet.
    'img-src': [self, 'data:'],
    'font-src': [self],
    // Figures of a page (`chiffres/`), events of the measurement, the contact form.
    'connect-src': [self, analyticsOrigin, ...endpoint],
    // Screens of the demonstrations, tried in their studies.
    'frame-src': [self],
    'manifest-src': [self],
    'base-uri': [none],
    // Without an endpoint, the form of a page without JavaScript writes an e-mail.
    'form-action': [self, ...(contactEndpoint ? endpoint : ['mailto:'])],
    // No text becomes markup or a script, but through src/browser/trustedTypes.ts.
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

/** Hash of the one `<style>` of a page. `style` attributes are let through nowhere: prerendered HTML has none. */
const styleSources = (html: string) => textsOf(html, /<style>(.*?)<\/style>/gs).map(cspHash)

/** Hash of the one script written in the page, which is the same in every page; nothing where there is none. */
const scriptSources = (html: string) => textsOf(html, /<script type="module"[^>]*>(.+?)<\/script>/gs).map(cspHash)

/**
 * The header. It names no style, so that it is the same for every page and does not grow with them: the policy in the page does
 * (docs/decisions/020-security-policy.md). What only a header can say is said here.
 * @param page HTML of any page: they all carry the same script
 */
export const headerPolicy = (origins: Origins, page: string): string =>
  write({ ...policyOf(origins, scriptSources(page), ["'unsafe-inline'"]), 'frame-ancestors': [self] }, '; ')

/** Policy of a page of a demonstration: its own styles and fonts, no script, and nothing that could send anything. */
const demonstrationPolicy = (html: string): Policy => ({
  'default-src': [none],
  'style-src': styleSources(html),
  // Places on a map, widths of letters.
  'style-src-attr': ["'unsafe-inline'"],
  'font-src': [self],
  'img-src': ['data:'],
  'base-uri': [none],
  'form-action': [none],
})

/**
 * Writes the policy of a page into it, right after its encoding, which must come first: whatever follows is under it.
 * @param html the whole page, its styles and its script included: they must not change afterwards
 * @throws Error when there is nowhere to write it
 */
export const withPolicy = (html: string, origins: Origins): string =>
  writeInto(html, policyOf(origins, scriptSources(html), styleSources(html)))

/** The same for a page of a demonstration. */
export const withDemonstrationPolicy = (html: string): string => writeInto(html, demonstrationPolicy(html))

function writeInto(html: string, policy: Policy): string {
  const encoding = '<meta charset="utf-8">'
  if (!html.includes(encoding))
    throw new Error('La page n’a pas de <meta charset="utf-8"> après lequel écrire sa politique de sécurité.')
  const content = write(policy, ';')
  return html.replace(encoding, () => `${encoding}<meta http-equiv="Content-Security-Policy" content="${content}">`)
}
