/**
 * `.htaccess` for Apache 2.4 (https://httpd.apache.org/docs/2.4/), as on shared hosting: nothing but what `AllowOverride All` permits, and
 * every module guarded, so that a host without one serves the site all the same.
 */
import { type HostRules, hostFiles, textExtensions, types } from './rules.ts'
import { literal, quoted } from './text.ts'

/** Sends whoever came without encryption to the same address with it, on the site's own host: behind a proxy, the proxy is asked. */
const toHttps = (origin: string) => {
  const { protocol, host } = new URL(origin)
  if (protocol !== 'https:') return ''
  return `
  RewriteCond %{HTTPS} !=on
  RewriteCond %{HTTP:X-Forwarded-Proto} !=https
  RewriteCond %{HTTP_HOST} =${host} [NC]
  RewriteRule ^ ${origin}%{REQUEST_URI} [R=301,L]
`
}

/** The compressed file beside a text, for whom reads it and does not refuse it with `q=0`. */
const compressed = (encoding: string, extension: string) => `
  RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b
  RewriteCond %{HTTP:Accept-Encoding} !\\b${encoding}\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)
  RewriteCond %{REQUEST_FILENAME}.${extension} -f
  RewriteRule ^(.+)$ $1.${extension} [E=no-gzip:1,E=no-brotli:1,END]
`

export function htaccess({ origin, basePath, headers, cache, redirects }: HostRules): string {
  const texts = textExtensions.join('|')
  const hidden = hostFiles.filter((file) => !file.startsWith('.')).map(literal)
  const under = (address: string) => literal(address.slice(basePath.length))
  return `# Written by « npm run build »: edit scripts/hosts, not this file.

ErrorDocument 404 ${basePath}404.html

<IfModule mod_negotiation.c>
  Options -MultiViews
</IfModule>
<IfModule mod_autoindex.c>
  Options -Indexes
</IfModule>
<IfModule mod_dir.c>
  DirectoryIndex index.html
  DirectorySlash Off
</IfModule>

<IfModule mod_mime.c>
${Object.entries(types)
  .map(([extension, type]) => `  AddType ${type} .${extension}`)
  .join('\n')}
  AddCharset utf-8 ${textExtensions.map((extension) => `.${extension}`).join(' ')}
  RemoveType .br .gz
  RemoveLanguage .br
  AddEncoding br .br
  AddEncoding gzip .gz
</IfModule>

<IfModule mod_headers.c>
${Object.entries(headers)
  .map(([name, value]) => `  Header always set ${name} ${quoted(value)}`)
  .join('\n')}
  # The first for what is found, the second, in another table, for the rest.
  Header set Cache-Control ${quoted(cache.others)}
  Header set Cache-Control ${quoted(cache.hashed)} "expr=%{REQUEST_URI} =~ m#^${basePath}assets/# && %{REQUEST_STATUS} < 400"
  <FilesMatch "\\.(?:${texts})(?:\\.br|\\.gz)?$">
    Header merge Vary Accept-Encoding
  </FilesMatch>
</IfModule>

<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteOptions AllowNoSlash
  RewriteBase ${basePath}
${toHttps(origin)}${redirects.map(({ from, to }) => `\n  RewriteRule ^${under(from)}/?$ ${to} [R=301,L]`).join('')}

  # Files for other hosts, and folders without a page, are not there.
  RewriteRule ^(?:${hidden.join('|')}|\\.(?!well-known/).*)$ - [R=404,L]
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteCond %{REQUEST_FILENAME}/index.html !-f
  RewriteCond %{REQUEST_FILENAME}.html !-f
  RewriteRule ^ - [R=404,L]

  # \`x\` and \`x/\` are the page of x.html.
  RewriteCond %{REQUEST_FILENAME} !-f
  RewriteCond %{REQUEST_FILENAME}.html -f
  RewriteRule ^(.+)$ $1.html
  RewriteCond %{REQUEST_FILENAME}index.html -f
  RewriteRule ^(|.+/)$ $1index.html
${compressed('br', 'br')}${compressed('gzip', 'gz')}</IfModule>
`
}
