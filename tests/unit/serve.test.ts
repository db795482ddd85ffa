/** @vitest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type StaticServer, serve } from '../../scripts/serve'

const page = `<!doctype html><title>Page</title>${'<p>Une brique longue, une brique courte.</p>'.repeat(100)}`
const missing = page.replace('Page', 'Introuvable')
/** Bytes that a font or an image would hold: already compressed. */
const font = Buffer.from(Array.from({ length: 4000 }, (_, index) => (index * 7919) % 251))

let dist: string
let host: StaticServer

beforeAll(async () => {
  dist = mkdtempSync(path.join(tmpdir(), 'serve-'))
  writeFileSync(path.join(dist, 'page.html'), page)
  writeFileSync(path.join(dist, 'petite.html'), '<p>Rien</p>')
  writeFileSync(path.join(dist, '404.html'), missing)
  writeFileSync(path.join(dist, 'police.woff2'), font)
  host = await serve({ dist, port: 0 })
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
    const asked = request(host.url + address, { headers, method }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      resolve({ statusCode: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) })
    })
    asked.on('error', reject).end()
  })

const everything = { 'Accept-Encoding': 'gzip, deflate, br' }

describe('the server of the built site', () => {
  test('compresses a page with brotli, and it is the file', async () => {
    const { headers, body } = await ask('/page', everything)
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
    expect(headers['content-type']).toMatch(/^text\/html;\s?charset=utf-8$/)
    expect(headers['content-length']).toBeUndefined()
    expect(body.length).toBeLessThan(page.length / 4)
    expect(brotliDecompressSync(body).toString()).toBe(page)
  })

  test('compresses with gzip for whom does not read brotli, or refuses it', async () => {
    for (const accepted of ['gzip', 'gzip, br;q=0']) {
      const { headers, body } = await ask('/page', { 'Accept-Encoding': accepted })
      expect(headers['content-encoding'], accepted).toBe('gzip')
      expect(gunzipSync(body).toString()).toBe(page)
    }
  })

  test('sends the file as it is for whom reads neither, and says that others get it otherwise', async () => {
    const { headers, body } = await ask('/page')
    expect(headers).toMatchObject({ 'content-length': String(page.length), vary: 'Accept-Encoding' })
    expect(headers['content-encoding']).toBeUndefined()
    expect(body.toString()).toBe(page)
  })

  test('compresses the page of what is not found, which keeps its status', async () => {
    const { statusCode, headers, body } = await ask('/inconnue', everything)
    expect(statusCode).toBe(404)
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
    expect(brotliDecompressSync(body).toString()).toBe(missing)
  })

  test('leaves alone what is compressed already, or too small to gain', async () => {
    const { headers, body } = await ask('/police.woff2', everything)
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers['content-length']).toBe('4000')
    expect(body.equals(font)).toBe(true)
    expect((await ask('/petite', everything)).headers['content-encoding']).toBeUndefined()
  })

  test('sends the part of a file it is asked for, uncompressed', async () => {
    const { statusCode, headers, body } = await ask('/page', { ...everything, Range: 'bytes=10-1999' })
    expect(statusCode).toBe(206)
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers).toMatchObject({ 'content-length': '1990', 'content-range': `bytes 10-1999/${page.length}` })
    expect(body.toString()).toBe(page.slice(10, 2000))
  })

  test('answers HEAD without a body', async () => {
    for (const [address, status] of [
      ['/page', 200],
      ['/inconnue', 404],
    ] as const) {
      const { statusCode, headers, body } = await ask(address, everything, 'HEAD')
      expect(statusCode).toBe(status)
      expect(body).toHaveLength(0)
      expect(headers['content-type']).toContain('text/html')
    }
  })

  test('does not send again a page the browser still has', async () => {
    const { etag } = (await ask('/page', everything)).headers
    // Weak: the same for the compressed page and the plain one.
    expect(etag).toMatch(/^W\//)
    const again = await ask('/page', { ...everything, 'If-None-Match': etag })
    expect(again.statusCode).toBe(304)
    expect(again.body).toHaveLength(0)
  })
})
