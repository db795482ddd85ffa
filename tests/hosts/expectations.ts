/** Expected answers of each server, in the words of probes.ts: any difference, better or worse, fails. */
import { cacheControl } from '../../scripts/hosts/rules'
import type { ProbeName } from './probes'
import type { HostName } from './servers'

export interface Expected {
  /** Name in the table. */
  title: string
  answers: Record<ProbeName, string>
  /** Differences below a base path, when the host reads its root only. */
  underBase?: Partial<Record<ProbeName, string>>
  /** True when the server reads our headers: it must send all and get the best grade. */
  readsHeaders: boolean
  /** Paths on which it fails by itself: impossible file names. */
  failsOn?: RegExp
}

/** Servers with full configuration. */
const configured: Record<ProbeName, string> = {
  '`/x`': '200',
  '`/x/`': '200',
  '`/x.html`': '200',
  'unknown path': '404, own page',
  '`/404`': '404',
  'folder without a page': '404',
  'our redirects': '301',
  compression: 'br, gzip',
  'asks again with': 'ETag, date',
  types: 'right',
  caching: `${cacheControl.hashed}; ${cacheControl.others}`,
  'files for other hosts': 'hidden',
}

/** Servers without configuration. */
const bare: Record<ProbeName, string> = {
  ...configured,
  '`/404`': '200',
  'folder without a page': 'listed',
  // The parent of every project’s path is a folder.
  'our redirects': 'not found; a list of files',
  compression: 'none',
  'asks again with': 'date',
  caching: 'unsaid',
  'files for other hosts': 'shown',
}

export const expectations: Record<HostName, Expected> = {
  nginx: { title: 'nginx', answers: configured, readsHeaders: true },
  apache: { title: 'Apache', answers: configured, readsHeaders: true },
  caddy: { title: 'Caddy', answers: configured, readsHeaders: true },
  pages: {
    title: 'Cloudflare Pages (wrangler)',
    answers: {
      ...configured,
      '`/x.html`': '1 redirect',
      '`/404`': '200',
      // As run here: what Cloudflare’s own network adds to it, brotli among others, is not.
      compression: 'gzip without Vary',
      'asks again with': 'ETag',
      caching: `${cacheControl.hashed}; public, max-age=0, must-revalidate`,
      'files for other hosts': 'shown',
    },
    readsHeaders: true,
    failsOn: /%00|a{2000}|\.(?:html|txt)\//,
  },
  serve: {
    title: '`serve`, bare',
    answers: {
      ...bare,
      '`/x.html`': '1 redirect',
      // 400 is for a path that is not UTF-8.
      'unknown path': '404, own page; 400',
      'asks again with': 'none',
      types: '.avif as none',
    },
    // Reads 404.html at the root only.
    underBase: { 'unknown path': '404, the server’s page; 400' },
    readsHeaders: false,
    failsOn: /%00|a{2000}/,
  },
  python: {
    title: '`python3 -m http.server`, bare',
    answers: {
      ...bare,
      '`/x`': '1 redirect',
      '`/404`': '404; 200',
      'unknown path': '404, the server’s page',
    },
    readsHeaders: false,
    failsOn: /%00/,
  },
  local: {
    title: '`npm start`',
    answers: {
      ...configured,
      'our redirects': 'not found',
      // Its library (sirv) reads neither dates nor how much an encoding is wanted.
      compression: 'br, gzip, br to who refuses it',
      'asks again with': 'ETag',
      'files for other hosts': 'shown',
    },
    readsHeaders: false,
  },
}
