/** Rules common to all hosts: headers, caching, content types, redirects. The other files of this folder translate them. */
import { underBase } from '../../src/site/paths.ts'
import type { Environment } from '../../src/site/readEnvironment.ts'
import { listRedirections, type Redirection } from '../../src/site/redirections.ts'
import { headerPolicy } from './policy.ts'

export interface HostRules {
  origin: string
  /** With both slashes. */
  basePath: string
  /** Headers of every response, name → value. */
  headers: Record<string, string>
  /** Paths on the host, base included, decoded as nginx, Apache and Caddy compare them. */
  redirects: Redirection[]
}

/**
 * Browser features that are disabled (https://www.w3.org/TR/permissions-policy/). Only known ones: unknown names cause console messages.
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

/** Texts, always UTF-8 and compressible: extension → type. */
export const textTypes = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  txt: 'text/plain',
  xml: 'text/xml',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
} as const

export const textExtensions = Object.keys(textTypes) as (keyof typeof textTypes)[]

/** Extension → type. Hosts differ on newer ones. */
export const contentTypes = {
  ...textTypes,
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/vnd.microsoft.icon',
  woff2: 'font/woff2',
} as const

const hostFileNames = ['_headers', '_redirects', 'vercel.json', '.htaccess', '.nojekyll'] as const
export type HostFile = (typeof hostFileNames)[number]

/** Configuration files of hosts, at the root of the site; other hosts must not serve them. */
export const hostFiles: readonly string[] = hostFileNames

/** Files of the receivers (scripts/receivers), which must not be served as text. */
export const receiverFiles = { php: 'envoi.php', cloudflare: ['_worker.js', '_routes.json'] }

/** `hashed`: below assets/, one year, the longest caches accept; `others`: revalidated each time. */
export const cacheControl = { hashed: 'public, max-age=31536000, immutable', others: 'no-cache' } as const

/**
 * A path as browsers send it, for hosts that compare it undecoded: its escapes in capitals, as browsers write them, and in small letters,
 * as WordPress does.
 */
export function encodedForms(pathname: string): string[] {
  const encoded = pathname.split('/').map(encodeURIComponent).join('/')
  return [...new Set([encoded, encoded.replaceAll(/%../g, (byte) => byte.toLowerCase())])]
}

/**
 * @param page HTML of any page, whose script the policy allows
 * @param redirections of this build
 */
export const rulesOf = (environment: Environment, page: string, redirections = listRedirections()): HostRules => {
  const { siteOrigin, basePath } = environment
  return {
    origin: siteOrigin,
    basePath,
    headers: {
      'Content-Security-Policy': headerPolicy(environment, page),
      // One year, without subdomains, which are the owner's choice.
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      // For browsers without `frame-ancestors`.
      'X-Frame-Options': 'SAMEORIGIN',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
    // Former sites, WordPress ones among them, are linked to with and without a slash at the end.
    redirects: redirections.flatMap(({ from, to }) =>
      [from, `${from}/`].map((form) => ({ from: underBase(form, basePath), to: underBase(to, basePath) })),
    ),
  }
}
