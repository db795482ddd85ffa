/** Serves dist/ like a static host: `/x` from `x.html`, 404.html with status 404, precompressed files by `Accept-Encoding`. */
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import sirv from 'sirv'
import { readNetlifyHeaders } from './hosts/netlify.ts'
import { cacheControl, contentTypes } from './hosts/rules.ts'
import { listen, portAsked, portTaken, stop } from './ports.ts'
import { readText } from './text.ts'

export interface ServeOptions {
  /** Folder to serve. */
  dist: string
  /** 0 for a free port. */
  port: number
  /** Path of the site, with both slashes. */
  basePath?: string
  /** Headers of every response. */
  headers?: Record<string, string>
}

export interface StaticServer {
  /** URL of the site, base included, without a trailing slash. */
  url: string
  server: Server
  close: () => Promise<void>
}

/** @throws Error without 404.html, or when the port is taken */
export async function serve({ dist, port, basePath = '/', headers = {} }: ServeOptions): Promise<StaticServer> {
  const notFound = path.join(dist, '404.html')
  readFileSync(notFound)
  const files = sirv(dist, {
    dev: true, // Files are read on request: a new build needs no restart.
    etag: true,
    extensions: ['html'],
    brotli: true,
    gzip: true,
    setHeaders: (response, file) => {
      response.setHeader('Cache-Control', file.startsWith('/assets/') ? cacheControl.hashed : cacheControl.others)
      // The type that sirv does not know.
      if (file.endsWith('.ico')) response.setHeader('Content-Type', contentTypes.ico)
    },
  })
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    const send404 = (): void => {
      if (!existsSync(notFound)) {
        const wait = { 'Content-Type': 'text/html; charset=utf-8', 'Retry-After': '3', Refresh: '3' }
        response.writeHead(503, wait).end('Le site se construit de nouveau. La page viendra d’elle-même.')
        return
      }
      const isCompressed = /\bbr\b/.test(request.headers['accept-encoding'] ?? '') && existsSync(`${notFound}.br`)
      response.writeHead(404, {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': cacheControl.others,
        Vary: 'Accept-Encoding',
        ...(isCompressed && { 'Content-Encoding': 'br' }),
      })
      response.end(request.method === 'HEAD' ? undefined : readFileSync(isCompressed ? `${notFound}.br` : notFound))
    }
    const url = request.url ?? '/'
    if (url === basePath.slice(0, -1)) return response.writeHead(301, { Location: basePath }).end()
    if (!url.startsWith(basePath)) return send404()
    // /404 itself is not found.
    if (/^404(?:\.html)?\/?(?:\?|$)/.test(url.slice(basePath.length))) return send404()
    request.url = url.slice(basePath.length - 1)
    files(request, response, send404)
  })
  const realPort = await listen(server, port)
  return {
    url: `http://localhost:${realPort}${basePath.slice(0, -1)}`,
    server,
    close: () => stop(server),
  }
}

/** Base path and headers of a built site, as its build has written them: variables of the environment may have changed since. */
export const rulesOfSite = (dist: string) => readNetlifyHeaders(readText(path.join(dist, '_headers')))

const isMain = import.meta.url === pathToFileURL(process.argv[1] ?? '').href
if (isMain) {
  const dist = process.env.DIST ?? 'dist'
  let port = 0
  try {
    port = portAsked(4173)
    const { url } = await serve({ dist, port, ...rulesOfSite(dist) })
    console.log(`Le site est servi sur ${url}/ (Ctrl+C pour arrêter).`)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const help: Record<string, string> = {
      ENOENT: `${dist} n’est pas un site construit : lancez d’abord « npm run build ».`,
      EADDRINUSE: portTaken(port),
    }
    console.error(help[code ?? ''] ?? message)
    process.exit(1)
  }
}
