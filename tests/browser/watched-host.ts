/** A host that records requests, can lose files, and collects console messages of its pages. */
import type { ServerResponse } from 'node:http'
import { rulesOfSite, serve } from '../../scripts/serve'
import { intercept } from './intercept'

export interface WatchedHost {
  /** URL of the site, without a trailing slash. */
  url: string
  /** Paths of the documents loaded so far. */
  documents: string[]
  /** Answers 404 to these files while fewer than so many documents have been asked for, the one being loaded included. */
  lose: (files: RegExp, documents: number) => void
  close: () => Promise<void>
}

/** Global variable of a page: its errors, policy violations and console messages. */
export const heardKey = 'heard'

/** A same-origin script, allowed by the policy, before all others. */
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
  const { server, url, close } = await serve({ dist: 'dist', port: 0, headers: rulesOfSite('dist').headers })
  const documents: string[] = []
  let lost: RegExp | undefined
  let lostUntil = 0
  /** Answers a page with the recorder in it. The request comes back without Sec-Fetch-Dest: it is not counted, and the server answers it. */
  const sendDocument = async (path: string, response: ServerResponse) => {
    const page = await fetch(url + path, { headers: { 'Accept-Encoding': 'identity' }, redirect: 'manual' })
    const html = (await page.text()).replace('<head>', `<head><script src="${recorderPath}"></script>`)
    response.setHeaders(page.headers)
    response.removeHeader('Transfer-Encoding')
    response.setHeader('Content-Length', Buffer.byteLength(html))
    response.writeHead(page.status).end(html)
  }
  intercept(server, ({ url: path = '/', headers }, response) => {
    const isDocument = headers['sec-fetch-dest'] === 'document'
    if (isDocument) documents.push(path)
    if (path === recorderPath) return response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(recorder)
    if (documents.length < lostUntil && lost?.test(path))
      return response.writeHead(404, { 'Cache-Control': 'no-store' }).end()
    return isDocument && sendDocument(path, response)
  })
  return {
    url,
    documents,
    lose: (files, until) => {
      lost = files
      lostUntil = until
    },
    close,
  }
}
