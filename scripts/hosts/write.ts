/** What hosts read, written at the end of the build: in the site what they look for there, beside it what is for the server alone. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { environment } from '../../src/site/environment.ts'
import { htaccess } from './apache.ts'
import { caddyfile } from './caddy.ts'
import { netlifyHeaders, netlifyRedirects } from './netlify.ts'
import { nginxBrotli, nginxSite } from './nginx.ts'
import { checkRedirects, rulesOf } from './rules.ts'
import { vercelJson } from './vercel.ts'

/** Configuration of servers, in a folder beside the site: `dist-servers`. Nobody but the server has to read it. */
const serversFolder = (dist: string) => `${dist}-servers`

function writeAll(folder: string, files: Record<string, string>) {
  mkdirSync(folder, { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text)
}

/**
 * @param page HTML of any page
 * @param isPage whether an address of the host, base included, is a page's
 * @throws Error on a wrong redirect
 */
export function writeHosts(dist: string, page: string, isPage: (address: string) => boolean): void {
  const rules = rulesOf(environment, page)
  checkRedirects(rules.redirects, isPage)
  writeAll(dist, {
    _headers: netlifyHeaders(rules),
    _redirects: netlifyRedirects(rules),
    'vercel.json': vercelJson(rules),
    '.htaccess': htaccess(rules),
    // GitHub Pages would run Jekyll, which drops files whose name begins with an underscore.
    '.nojekyll': '',
  })
  const servers = serversFolder(dist)
  rmSync(servers, { recursive: true, force: true })
  writeAll(servers, { 'nginx.conf': nginxSite(rules), 'nginx-brotli.conf': nginxBrotli, Caddyfile: caddyfile(rules) })
}
