/**
 * `.htaccess` for Apache 2.4 on shared hosting (https://httpd.apache.org/docs/2.4/): only directives that `AllowOverride All` permits, each
 * module guarded, so that it works without them.
 */
import { escapeRegExp, fill, quoted } from './fill.ts'
import { contentTypes, type HostRules, textExtensions } from './rules.ts'

/** Redirects http to https on the site's own host; behind a proxy, by its X-Forwarded-Proto. */
const toHttps = (origin: string) => [
  'RewriteCond %{HTTPS} !=on',
  'RewriteCond %{HTTP:X-Forwarded-Proto} !^https [NC]',
  `RewriteCond %{HTTP_HOST} =${new URL(origin).host} [NC]`,
  `RewriteRule ^ ${origin}%{REQUEST_URI} [R=301,L]`,
  '',
]

/** Contents of `.htaccess`. */
export const htaccess = (rules: HostRules): string =>
  fill('htaccess', rules, {
    types: [
      ...Object.entries(contentTypes).map(([extension, type]) => `AddType ${type} .${extension}`),
      `AddCharset utf-8 ${textExtensions.map((extension) => `.${extension}`).join(' ')}`,
    ],
    headers: Object.entries(rules.headers).map(([name, value]) => `Header always set ${name} ${quoted(value)}`),
    toHttps: rules.origin.startsWith('https:') ? toHttps(rules.origin) : [],
    // Absolute: Apache would complete a path with the request's scheme (`http` behind a proxy) and host.
    redirects: rules.redirects.map(
      ({ from, to }) =>
        `RewriteRule ${quoted(`^${escapeRegExp(from.slice(rules.basePath.length))}$`)} ${rules.origin}${to} [R=301,L]`,
    ),
  })
