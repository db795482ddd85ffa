/**
 * Writes the inside of nginx's `server` block, whose root holds the site (https://nginx.org/en/docs/). It needs no module but those
 * every package has; brotli, which few have, is a file of its own.
 */
import { fill, quoted } from './fill.ts'
import { type HostRules, textExtensions, types } from './rules.ts'

export const nginxSite = (rules: HostRules): string =>
  fill('nginx.conf', rules, {
    types: Object.entries(types).map(([extension, type]) => `${type} ${extension};`),
    charsetTypes: [
      `charset_types ${textExtensions
        .filter((extension) => extension !== 'html')
        .map((extension) => types[extension])
        .join(' ')};`,
    ],
    // A location with headers of its own loses those of the server: each says them all. `always` covers what is not found.
    headers: Object.entries(rules.headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    redirects: rules.redirects.map(({ from, to }) => `location = ${from} { return 301 ${to}$is_args$args; }`),
  })

/** For an nginx with the brotli module (https://github.com/google/ngx_brotli): included beside the other. */
export const nginxBrotli = 'brotli_static on;\n'
