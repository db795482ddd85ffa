/** Configuration of nginx (https://nginx.org/en/docs/) with standard modules alone; brotli is a separate file. */
import { fill, quoted } from './fill.ts'
import { contentTypes, type HostRules, textExtensions } from './rules.ts'

/** Contents of `nginx.conf`, to include in a `server` block. */
export const nginxSite = (rules: HostRules): string =>
  fill('nginx.conf', rules, {
    types: Object.entries(contentTypes).map(([extension, type]) => `${type} ${extension};`),
    // nginx adds HTML itself (https://nginx.org/en/docs/http/ngx_http_charset_module.html#charset_types).
    charsetTypes: [
      `charset_types ${textExtensions
        .filter((extension) => extension !== 'html')
        .map((extension) => contentTypes[extension])
        .join(' ')};`,
    ],
    // A location with own headers does not inherit the server's: each repeats all. `always` covers 404s.
    headers: Object.entries(rules.headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    redirects: rules.redirects.map(({ from, to }) => `location = ${quoted(from)} { return 301 ${to}$is_args$args; }`),
  })

/** Contents of the file for nginx with the brotli module (https://github.com/google/ngx_brotli). */
export const nginxBrotli = 'brotli_static on;\n'
