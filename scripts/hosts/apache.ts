/**
 * `.htaccess` for Apache 2.4 (https://httpd.apache.org/docs/2.4/), as on shared hosting: nothing but what `AllowOverride All` permits, and
 * every module guarded, so that a host without one serves the site all the same.
 */
import { fill, literal, quoted } from './fill.ts'
import { type HostRules, textExtensions, types } from './rules.ts'

/** Sends whoever came without encryption to the same address with it, on the site's own host: behind a proxy, the proxy is asked. */
const toHttps = (origin: string) => [
  'RewriteCond %{HTTPS} !=on',
  'RewriteCond %{HTTP:X-Forwarded-Proto} !^https [NC]',
  `RewriteCond %{HTTP_HOST} =${new URL(origin).host} [NC]`,
  `RewriteRule ^ ${origin}%{REQUEST_URI} [R=301,L]`,
  '',
]

export const htaccess = (rules: HostRules): string =>
  fill('htaccess', rules, {
    types: [
      ...Object.entries(types).map(([extension, type]) => `AddType ${type} .${extension}`),
      `AddCharset utf-8 ${textExtensions.map((extension) => `.${extension}`).join(' ')}`,
    ],
    headers: Object.entries(rules.headers).map(([name, value]) => `Header always set ${name} ${quoted(value)}`),
    toHttps: rules.origin.startsWith('https:') ? toHttps(rules.origin) : [],
    // Apache completes an address by what it is asked: with `http` behind a proxy, and with any host that a request names.
    redirects: rules.redirects.map(
      ({ from, to }) => `RewriteRule ^${literal(from.slice(rules.basePath.length))}/?$ ${rules.origin}${to} [R=301,L]`,
    ),
  })
