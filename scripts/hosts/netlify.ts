/**
 * `_headers` and `_redirects`, which Netlify and Cloudflare Pages read (https://docs.netlify.com/routing/headers/,
 * https://developers.cloudflare.com/pages/configuration/headers/). Values of rules that overlap are joined: `Cache-Control` is therefore
 * said only of files of assets/, and the rest has the default of both hosts, `public, max-age=0, must-revalidate`.
 */
import { cacheControl, type HostRules } from './rules.ts'

/** Pictures, whose rules go last: Cloudflare Pages reads the first hundred rules, and has the files of the others revalidated at each visit. */
const isPicture = (file: string) => /\.(?:avif|jpeg|png|svg|webp)$/.test(file)

/** @param hashedFiles names below assets/: a rule each, since Netlify applies a rule for the folder to what is not found in it too */
export const netlifyHeaders = ({ basePath, headers }: HostRules, hashedFiles: string[]): string =>
  [
    { path: `${basePath}*`, said: headers },
    ...hashedFiles
      .toSorted((a, b) => Number(isPicture(a)) - Number(isPicture(b)))
      .map((file) => ({ path: `${basePath}assets/${file}`, said: { 'Cache-Control': cacheControl.hashed } })),
  ]
    .map(({ path, said }) =>
      [path, ...Object.entries(said).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('')

export const netlifyRedirects = ({ redirects }: HostRules): string =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('')
