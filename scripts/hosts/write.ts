/** Writes host configurations at the end of the build: in the site where hosts read them, beside it for servers. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { environment } from '../../src/site/environment.ts'
import { listRedirections } from '../../src/site/redirections.ts'
import { fileOf, listFiles } from '../build/files.ts'
import { htaccess } from './apache.ts'
import { caddyfile } from './caddy.ts'
import { netlifyHeaders, netlifyRedirects } from './netlify.ts'
import { nginxBrotli, nginxSite } from './nginx.ts'
import { type HostFile, rulesOf } from './rules.ts'
import { vercelJson } from './vercel.ts'

/**
 * Writes the configuration of every host.
 * @param page HTML of any page: all have the same script, whose hash the policy has
 */
export function writeHosts(dist: string, page: string): void {
  // A preview shows a project that is a draft again, whose path the published site redirects.
  const redirections = listRedirections().filter(({ from }) => !existsSync(path.join(dist, fileOf(from))))
  const rules = rulesOf(environment, page, redirections)
  const hashedFiles = listFiles(path.join(dist, 'assets'))
  const inSite: Record<HostFile, string> = {
    _headers: netlifyHeaders(rules, hashedFiles),
    _redirects: netlifyRedirects(rules),
    'vercel.json': vercelJson(rules, hashedFiles),
    '.htaccess': htaccess(rules),
    // Disables Jekyll on GitHub Pages, which drops files whose names begin with an underscore.
    '.nojekyll': '',
  }
  const besideSite = {
    'nginx.conf': nginxSite(rules),
    'nginx-brotli.conf': nginxBrotli,
    Caddyfile: caddyfile(rules),
  }
  const servers = `${dist}-servers`
  rmSync(servers, { recursive: true, force: true })
  mkdirSync(servers)
  for (const [name, text] of Object.entries(inSite)) writeFileSync(path.join(dist, name), text)
  for (const [name, text] of Object.entries(besideSite)) writeFileSync(path.join(servers, name), text)
}
