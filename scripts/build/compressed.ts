/**
 * Texts as hosts send them, made once per content: brotli at its best takes a tenth of a second per page. The build measures pages with it,
 * and publishes the copies.
 */
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, gzip } from 'node:zlib'
import { brotliOptions, brotliQuality } from './brotli.ts'
import { cachedSync, hashOf, keptFile } from './cache.ts'

const cache = path.resolve('.cache/compression')

const encoders = {
  br: (bytes: Buffer, file: string) => promisify(brotliCompress)(bytes, brotliOptions(file, bytes.length)),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
}
type Encoding = keyof typeof encoders

const keptAs = (bytes: Buffer, file: string) => {
  const name = hashOf(bytes)
  return (encoding: Encoding) => path.join(cache, `${name}.${brotliQuality(file)}.${encoding}`)
}

/**
 * @param bytes of a text
 * @param file its path, which says how well it is worth compressing
 * @returns where its compressed copies are kept
 */
export async function compressed<E extends Encoding>(
  bytes: Buffer,
  file: string,
  ...encodings: E[]
): Promise<Record<E, string>> {
  const fileFor = keptAs(bytes, file)
  const kept = encodings.map(async (encoding) => [
    encoding,
    await keptFile(fileFor(encoding), () => encoders[encoding](bytes, file)),
  ])
  return Object.fromEntries(await Promise.all(kept))
}

const sizes = new Map<string, number>()

/** Bytes of a file after brotli, measured once; images and fonts are compressed already. */
export function compressedSize(file: string): number {
  const measure = () => {
    if (/\.(?:woff2|avif|webp|png|jpe?g)$/.test(file)) return statSync(file).size
    const bytes = readFileSync(file)
    const kept = keptAs(bytes, file)('br')
    return cachedSync(kept, () => brotliCompressSync(bytes, brotliOptions(file, bytes.length))).length
  }
  const size = sizes.get(file) ?? measure()
  sizes.set(file, size)
  return size
}
