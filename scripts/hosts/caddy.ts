/** Caddyfile for Caddy 2.6 and later (https://caddyserver.com/docs/caddyfile), which manages certificates and https itself. */
import { fill, quoted } from './fill.ts'
import { contentTypes, type HostRules, textTypes } from './rules.ts'

/** Content type of an extension, only for existing files: a 404 is HTML whatever its path. */
const typeLines = ([extension, type]: [string, string]) => [
  `@${extension} {`,
  '\tfile',
  `\tpath *.${extension}`,
  '}',
  ...(extension in textTypes
    ? [
        `header @${extension} {`,
        `\tContent-Type ${quoted(`${type}; charset=utf-8`)}`,
        '\tVary Accept-Encoding',
        '\tdefer',
        '}',
      ]
    : [`header @${extension} Content-Type ${quoted(type)}`]),
]

/** Contents of the Caddyfile. */
export const caddyfile = (rules: HostRules): string =>
  fill('Caddyfile', rules, {
    headers: Object.entries(rules.headers).map(([name, value]) => `${name} ${quoted(value)}`),
    redirects: rules.redirects.map(({ from, to }) => `redir ${quoted(from)} ${to}{search} 301`),
    types: Object.entries(contentTypes).flatMap(typeLines),
  })
