/**
 * What goes inside the `server` block of an nginx whose root holds the site (https://nginx.org/en/docs/). It needs no module but those
 * every package has; brotli, which few have, is a file of its own.
 */
import { type HostRules, hostFiles, textExtensions, types } from './rules.ts'
import { linesOf, literal, quoted } from './text.ts'

/** A location with headers of its own loses those of the server: each says them all. `always` covers what is not found. */
const headerLines = (headers: Record<string, string>, cacheLine: string) => [
  ...Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
  cacheLine,
]

export function nginxSite({ basePath, headers, cache, redirects }: HostRules): string {
  const base = literal(basePath)
  const hidden = hostFiles.filter((file) => !file.startsWith('.')).map(literal)
  const own = headerLines(headers, `add_header Cache-Control ${quoted(cache.others)} always;`)
  const utf8 = textExtensions.filter((extension) => extension !== 'html').map((extension) => types[extension])
  return `# Written by « npm run build »: include it in the server block whose root is the folder of the site (docs/deploying.md).

index index.html;
absolute_redirect off;
error_page 404 ${basePath}404.html;

types {
${linesOf(
  Object.entries(types).map(([extension, type]) => `${type} ${extension};`),
  '  ',
)}}
default_type application/octet-stream;
charset utf-8;
charset_types ${utf8.join(' ')};

gzip_static on;
gzip_vary on;

${linesOf(own, '')}
${linesOf(
  redirects.flatMap(({ from, to }) => [`location = ${from} { return 301 ${to}$is_args$args; }`]),
  '',
)}
# Files for other hosts are not there.
location ~ ^${base}(?:${hidden.join('|')}|\\.(?!well-known/)) {
  return 404;
}

# Every name is made from the content.
location ^~ ${basePath}assets/ {
  try_files $uri =404;
${linesOf(headerLines(headers, `add_header Cache-Control ${quoted(cache.hashed)};`), '  ')}}

# \`x/\` and \`x\` are the page of x.html.
location ~ /$ {
  try_files \${uri}index.html =404;
}
location / {
  try_files $uri.html $uri =404;
}
`
}

/** For an nginx with the brotli module (https://github.com/google/ngx_brotli): included beside the other. */
export const nginxBrotli = 'brotli_static on;\n'
