/**
 * `_headers` and `_redirects`, which Netlify and Cloudflare Pages read (https://docs.netlify.com/routing/headers/,
 * https://developers.cloudflare.com/pages/configuration/headers/). Values of rules that overlap are joined: `Cache-Control` is therefore
 * said only below assets/, and the rest has the default of both hosts, `public, max-age=0, must-revalidate`.
 */
import type { HostRules } from './rules.ts'

const block = (path: string, headers: Record<string, string>) =>
  `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`

export const netlifyHeaders = ({ basePath, headers, cache }: HostRules): string =>
  block(`${basePath}*`, headers) + block(`${basePath}assets/*`, { 'Cache-Control': cache.hashed })

export const netlifyRedirects = ({ redirects }: HostRules): string =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('')
