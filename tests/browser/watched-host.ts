/** A host of the built site that sees what a browser asks for, can lose files, and has each page tell what it complains of. */
import { createServer } from 'node:http'
import { environment } from '@/site/environment'
import { headersOf, serve } from '../../scripts/serve'

export interface WatchedHost {
  /** Address of the site, without a trailing slash. */
  url: string
  /** Paths of the documents loaded so far. */
  documents: string[]
  /** Answers 404 to these files, until so many documents have been loaded in all. */
  lose: (files: RegExp, documents: number) => void
  /** Forgets the documents. */
  reset: () => void
  close: () => Promise<void>
}

/** Where a page keeps what it heard: errors, refusals of its security policy, messages of the console. */
export const heardKey = 'heard'

/** A script of the site itself, which the policy allows, before all others. */
const recorderPath = '/assets/recorder.js'
const recorder = `
  window.${heardKey} = []
  const hear = (text) => window.${heardKey}.push(String(text))
  addEventListener('error', ({ message }) => message && hear(message))
  addEventListener('unhandledrejection', ({ reason }) => hear(reason))
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => hear(effectiveDirective + ' ' + blockedURI))
  for (const name of ['error', 'warn']) console[name] = (...words) => hear(words.join(' '))
`

/** Serves dist/ with the headers of the site, its security policy included. */
export async function watchedHost(): Promise<WatchedHost> {
  const site = await serve({ dist: 'dist', port: 0, headers: headersOf('dist', environment) })
  const documents: string[] = []
  let lost: RegExp | undefined
  let lostUntil = 0
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    if (path === recorderPath) {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(recorder)
      return
    }
    const isDocument = request.headers['sec-fetch-dest'] === 'document'
    if (isDocument) documents.push(path)
    if (documents.length < lostUntil && lost?.test(path)) {
      response.writeHead(404, { 'Cache-Control': 'no-store' }).end()
      return
    }
    const answer = await fetch(site.url + path, { method: request.method ?? 'GET', redirect: 'manual' })
    const body = Buffer.from(await answer.arrayBuffer())
    const own = Object.fromEntries(
      [...answer.headers].filter(
        ([name]) => !/^content-(?:encoding|length)$|^transfer-encoding$|^connection$/.test(name),
      ),
    )
    response.writeHead(answer.status, own)
    response.end(isDocument ? body.toString().replace('<head>', `<head><script src="${recorderPath}"></script>`) : body)
  })
  await new Promise<void>((resolve) => server.listen(0, () => resolve()))
  const address = server.address()
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    documents,
    lose: (files, until) => {
      lost = files
      lostUntil = until
    },
    reset: () => {
      documents.length = 0
    },
    close: async () => {
      await site.close()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
    },
  }
}
