/**
 * `_headers` and `_redirects`, which Netlify and Cloudflare Pages read (https://docs.netlify.com/routing/headers/,
 * https://developers.cloudflare.com/pages/configuration/headers/). Values of rules that overlap are joined: `Cache-Control` is therefore
 * said only below assets/, and the rest has the default of both hosts, `public, max-age=0, must-revalidate`.
 */
import { cacheControl, type HostRules } from './rules.ts'

export const netlifyHeaders = ({ basePath, headers }: HostRules): string => `${basePath}*
${Object.entries(headers)
  .map(([name, value]) => `  ${name}: ${value}\n`)
  .join('')}${basePath}assets/*
  Cache-Control: ${cacheControl.hashed}
`

export const netlifyRedirects = ({ redirects }: HostRules): string =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('')
