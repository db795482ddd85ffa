/** Raw HTTP requests: no normalisation, redirect or decompression. */
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface HttpAnswer {
  status: number
  headers: IncomingHttpHeaders
  /** Body bytes, without chunked encoding. */
  body: Buffer
}

export interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** A connection for each request: a server may close one that is kept as the next request leaves. */
const agent = new Agent({ maxSockets: 8 })

/** One request to a server of this machine. */
export const ask = (port: number, path: string, { method = 'GET', headers = {}, body }: Asked = {}) =>
  new Promise<HttpAnswer>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers, agent }, async (response) => {
      const chunks: Buffer[] = []
      try {
        for await (const chunk of response) chunks.push(chunk)
      } catch (error) {
        reject(error)
      }
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) })
    })
    asked.setTimeout(20_000, () => asked.destroy(new Error(`${method} ${path} : pas de réponse en vingt secondes`)))
    asked.on('error', reject).end(body)
  })

/** The decoded body. */
export function decoded({ headers, body }: HttpAnswer): Buffer {
  const encoding = headers['content-encoding']
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}
