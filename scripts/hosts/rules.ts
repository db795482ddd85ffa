/** Rules for every host, in no server's language: headers, caching, types, redirects. The files beside this one translate them. */
import { underBase } from '../../src/site/paths.ts'
import type { Environment } from '../../src/site/readEnvironment.ts'
import { listRedirections, type Redirection } from '../../src/site/redirections.ts'
import { mistakeIf, refuse } from '../content/mistakes.ts'
import { headerPolicy } from './policy.ts'

export interface HostRules {
  origin: string
  /** With both slashes. */
  basePath: string
  /** Headers of every answer, name → value. */
  headers: Record<string, string>
  /** Addresses on the host, base included. */
  redirects: Redirection[]
}

/**
 * Browser features that no page uses, refused also to a script that gets into one (https://www.w3.org/TR/permissions-policy/). Only features
 * browsers know: an unknown one is a message in the console.
 */
const refusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/** Text, always UTF-8, and worth compressing: extension → type. */
export const texts = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  txt: 'text/plain',
  xml: 'text/xml',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
} as const

export const textExtensions = Object.keys(texts) as (keyof typeof texts)[]

/** Extension → type. Hosts differ on the newer ones, and some send fonts and manifests as unknown bytes. */
export const types = {
  ...texts,
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/vnd.microsoft.icon',
  woff2: 'font/woff2',
} as const

/** Files for the hosts, at the root of the site: those that read others are told to show none of them. */
export const hostFiles = ['_headers', '_redirects', 'vercel.json', '.htaccess', '.nojekyll']

/** Files of the receivers of the form (scripts/receivers): no page, and not to be read. */
export const receiverFiles = { php: 'envoi.php', cloudflare: ['_worker.js', '_routes.json'] }

/** Below assets/, where names are made from the content, a year, the longest that caches agree on; elsewhere, a question each time. */
export const cacheControl = { hashed: 'public, max-age=31536000, immutable', others: 'no-cache' } as const

/** @param page HTML of any page of the site, whose script the policy allows */
export const rulesOf = (environment: Environment, page: string): HostRules => {
  const { siteOrigin, basePath } = environment
  return {
    origin: siteOrigin,
    basePath,
    headers: {
      'Content-Security-Policy': headerPolicy(environment, page),
      // A year of https only, for this host alone: what its sub-domains do is for the owner to say.
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      // For browsers that do not read `frame-ancestors`.
      'X-Frame-Options': 'SAMEORIGIN',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
    redirects: listRedirections().map(({ from, to }) => ({
      from: underBase(from, basePath),
      to: underBase(to, basePath),
    })),
  }
}

/**
 * Refuses a redirect that would hide a page or lead to none.
 * @param isPage whether an address of the host, base included, is a page's
 * @throws ContentError naming every one that is wrong
 */
export function checkRedirects(redirects: Redirection[], isPage: (address: string) => boolean) {
  const problemOf = ({ from, to }: Redirection) => {
    if (!/^(?:\/[\w~-][\w.~-]*)+$/.test(from)) return 'il faut un chemin sans barre finale, comme « /ancienne-page ».'
    if (isPage(from)) return 'c’est une page du site : une redirection la cacherait.'
    return isPage(to) ? undefined : `mène à « ${to} », qui n’est pas une page du site.`
  }
  refuse(redirects.flatMap((one) => mistakeIf('src/site/redirections.ts', `« ${one.from} »`, problemOf(one))))
}
