/** A Caddyfile for Caddy 2.6 and later (https://caddyserver.com/docs/caddyfile): certificates and redirection to https are its own. */
import { type HostRules, hostFiles, textExtensions, types } from './rules.ts'
import { linesOf, literal, quoted } from './text.ts'

const isText = (extension: string) => (textExtensions as readonly string[]).includes(extension)

/** Only where a file is sent: what is not found is a page, whatever its address. */
const typeLines = () =>
  Object.entries(types).flatMap(([extension, type]) => [
    `@${extension} {`,
    '\tfile',
    `\tpath *.${extension}`,
    '}',
    isText(extension)
      ? `header @${extension} {
\t\t\tContent-Type ${quoted(`${type}; charset=utf-8`)}
\t\t\tVary Accept-Encoding
\t\t\tdefer
\t\t}`
      : `header @${extension} Content-Type ${quoted(type)}`,
  ])

export function caddyfile({ origin, basePath, headers, cache, redirects }: HostRules): string {
  const base = literal(basePath)
  const hidden = hostFiles.filter((file) => !file.startsWith('.')).map(literal)
  return `# Written by « npm run build »: SITE_ROOT is the folder of the site, SITE_ADDRESS its address (docs/deploying.md).

{$SITE_ADDRESS:${origin}} {
	root * {$SITE_ROOT:/srv/site}
	route {
		header {
${Object.entries(headers)
  .map(([name, value]) => `\t\t\t${name} ${quoted(value)}\n`)
  .join('')}\t\t\tCache-Control ${quoted(cache.others)}
		}

		# Files for other hosts are not there; nor is a name no file can have, on which Caddy would fail.
		@hidden path_regexp (?:^${base}(?:${hidden.join('|')}|\\.(?:[^w]|w[^e]))|\\x00|[^/]{240}|[^\\x00-\\x7f]{60})
		error @hidden 404

		map {query} {search} {
			"" ""
			default "?{query}"
		}
${linesOf(
  redirects.map(({ from, to }) => `redir ${from} ${to}{search} 301`),
  '\t\t',
)}
		# \`x\` and \`x/\` are the page of x.html.
		try_files {path}.html {path}index.html {path}

		# Every name is made from the content.
		@hashed {
			path ${basePath}assets/*
			file
		}
		header @hashed Cache-Control ${quoted(cache.hashed)}

${linesOf(typeLines(), '\t\t')}
		file_server {
			disable_canonical_uris
			precompressed br gzip
		}
	}
	handle_errors {
		header Content-Type "text/html; charset=utf-8"
		rewrite * ${basePath}404.html
		file_server {
			precompressed br gzip
		}
	}
}
`
}
