/**
 * `_headers` and `_redirects` for Netlify and Cloudflare Pages (https://docs.netlify.com/routing/headers/,
 * https://developers.cloudflare.com/pages/configuration/headers/). Values of overlapping rules are joined, so `Cache-Control` is set for
 * assets/ only; the rest has both hosts' default, `public, max-age=0, must-revalidate`.
 */
import { cacheControl, encodedForms, type HostRules } from './rules.ts'

/** Rules of pictures go last: Cloudflare Pages reads the first hundred rules only, and revalidates the other files. */
const isPicture = (file: string) => /\.(?:avif|jpeg|png|svg|webp)$/.test(file)

/** @param hashedFiles names below assets/: one rule each, since Netlify also applies a rule for the folder to its 404s */
export const netlifyHeaders = ({ basePath, headers }: HostRules, hashedFiles: string[]): string =>
  [
    { path: `${basePath}*`, set: headers },
    ...hashedFiles
      .toSorted((a, b) => Number(isPicture(a)) - Number(isPicture(b)))
      .map((file) => ({ path: `${basePath}assets/${file}`, set: { 'Cache-Control': cacheControl.hashed } })),
  ]
    .map(({ path, set }) => [path, ...Object.entries(set).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'))
    .join('')

/**
 * Reads the first rule of a written `_headers`.
 * @returns base path of the built site, with both slashes, and the headers of all its responses
 */
export function readNetlifyHeaders(text: string): Pick<HostRules, 'basePath' | 'headers'> {
  const [place = '', ...lines] = text.split('\n')
  const end = lines.findIndex((line) => !line.startsWith('  '))
  const headers = lines.slice(0, end).map((line) => /^ +([^:]+): (.*)$/.exec(line)?.slice(1) ?? [])
  return { basePath: place.slice(0, -1), headers: Object.fromEntries(headers) }
}

/** Contents of `_redirects`. */
export const netlifyRedirects = ({ redirects }: HostRules): string =>
  redirects.flatMap(({ from, to }) => encodedForms(from).map((form) => `${form} ${to} 301\n`)).join('')
