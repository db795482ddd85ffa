import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type StaticServer, serve } from '../../scripts/serve'

const page = `<!doctype html><title>Page</title>${'<p>Une brique longue, une brique courte.</p>'.repeat(100)}`
const missing = page.replace('Page', 'Introuvable')

let dist: string
let host: StaticServer

beforeAll(async () => {
  dist = mkdtempSync(path.join(tmpdir(), 'serve-'))
  for (const [file, text] of [
    ['page.html', page],
    ['404.html', missing],
  ] as const) {
    writeFileSync(path.join(dist, file), text)
    writeFileSync(path.join(dist, `${file}.br`), brotliCompressSync(text))
    writeFileSync(path.join(dist, `${file}.gz`), gzipSync(text))
  }
  host = await serve({ dist, port: 0, basePath: '/agence/' })
})

afterAll(async () => {
  await host.close()
  rmSync(dist, { recursive: true })
})

interface Answer extends Pick<IncomingMessage, 'statusCode' | 'headers'> {
  body: Buffer
}

/** What the host sends, byte for byte: `fetch` would decompress it. */
const ask = (address: string, headers: OutgoingHttpHeaders = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const asked = request(new URL(address, host.url), { headers, method }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      resolve({ statusCode: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) })
    })
    asked.on('error', reject).end()
  })

const everything = { 'Accept-Encoding': 'gzip, deflate, br' }

describe('the server of the built site', () => {
  test('sends the compressed copy to whom reads it, and says that others get it otherwise', async () => {
    const brotli = await ask('/agence/page', everything)
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
    expect(brotli.headers['content-type']).toMatch(/^text\/html;\s?charset=utf-8$/)
    expect(brotliDecompressSync(brotli.body).toString()).toBe(page)
    const gzip = await ask('/agence/page', { 'Accept-Encoding': 'gzip' })
    expect(gunzipSync(gzip.body).toString()).toBe(page)
    const plain = await ask('/agence/page')
    expect(plain.headers).toMatchObject({ 'content-length': String(page.length), vary: 'Accept-Encoding' })
    expect(plain.body.toString()).toBe(page)
  })

  test('answers 404 with its page, compressed too, to what is not there or not below the base path', async () => {
    for (const address of ['/agence/inconnue', '/autres/page']) {
      const { statusCode, headers, body } = await ask(address, everything)
      expect(statusCode).toBe(404)
      expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
      expect(brotliDecompressSync(body).toString()).toBe(missing)
      expect((await ask(address)).body.toString()).toBe(missing)
    }
    expect((await ask('/agence')).headers.location).toBe('/agence/')
  })

  test('answers HEAD with the status and no body', async () => {
    const found = await ask('/agence/page', everything, 'HEAD')
    const lost = await ask('/agence/inconnue', everything, 'HEAD')
    expect([found.statusCode, lost.statusCode]).toEqual([200, 404])
    expect([found.body.length, lost.body.length]).toEqual([0, 0])
  })

  test('does not send again a page the browser still has', async () => {
    const { etag } = (await ask('/agence/page', everything)).headers
    const again = await ask('/agence/page', { ...everything, 'If-None-Match': etag })
    expect(again.statusCode).toBe(304)
    expect(again.body).toHaveLength(0)
  })
})
