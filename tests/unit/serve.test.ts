import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type StaticServer, serve } from '../../scripts/serve'
import { ask as askHost, decoded } from '../hosts/http'

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

/** What the host sends, byte for byte. */
const ask = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  askHost(Number(new URL(host.url).port), address, { headers, method })

const everything = { 'Accept-Encoding': 'gzip, deflate, br' }

describe('the server of the built site', () => {
  test('sends the compressed copy to whom reads it, and says that others get it otherwise', async () => {
    const brotli = await ask('/agence/page', everything)
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
    expect(brotli.headers['content-type']).toMatch(/^text\/html;\s?charset=utf-8$/)
    expect(decoded(brotli).toString()).toBe(page)
    const gzip = await ask('/agence/page', { 'Accept-Encoding': 'gzip' })
    expect(decoded(gzip).toString()).toBe(page)
    const plain = await ask('/agence/page')
    expect(plain.headers).toMatchObject({ 'content-length': String(page.length), vary: 'Accept-Encoding' })
    expect(plain.body.toString()).toBe(page)
  })

  test('answers 404 with its page, compressed too, to what is not there or not below the base path', async () => {
    for (const address of ['/agence/inconnue', '/autres/page']) {
      const answer = await ask(address, everything)
      expect(answer.status).toBe(404)
      expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
      expect(decoded(answer).toString()).toBe(missing)
      expect((await ask(address)).body.toString()).toBe(missing)
    }
    expect((await ask('/agence')).headers.location).toBe('/agence/')
  })

  test('answers HEAD with the status and no body', async () => {
    const found = await ask('/agence/page', everything, 'HEAD')
    const lost = await ask('/agence/inconnue', everything, 'HEAD')
    expect([found.status, lost.status]).toEqual([200, 404])
    expect([found.body.length, lost.body.length]).toEqual([0, 0])
  })

  test('does not send again a page the browser still has', async () => {
    const { etag } = (await ask('/agence/page', everything)).headers
    const again = await ask('/agence/page', { ...everything, 'If-None-Match': String(etag) })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
  })
})
