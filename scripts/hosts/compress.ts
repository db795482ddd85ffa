/** Compressed copies beside every text, for hosts that send them as they are: the best there is, made once. */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { brotliOptions, brotliQuality } from '../build/brotli.ts'
import { cached } from '../build/cache.ts'
import { listFiles } from '../build/files.ts'
import { textExtensions } from './rules.ts'

const cache = path.resolve('.cache/compression')

const encoders = {
  br: (bytes: Buffer, file: string) => promisify(brotliCompress)(bytes, brotliOptions(file, bytes.length)),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
}

/** The bytes of a text in an encoding, made once per content: brotli at its best takes a tenth of a second per page. */
function encode(file: string, bytes: Buffer, hash: string, extension: keyof typeof encoders): Promise<Buffer> {
  return cached(path.join(cache, `${hash}.${brotliQuality(file)}.${extension}`), () => encoders[extension](bytes, file))
}

const isText = new RegExp(`\\.(?:${textExtensions.join('|')})$`)

/** Writes `.br` and `.gz` beside every text of a folder, where they are smaller. */
export async function compressTexts(dist: string): Promise<void> {
  const encoded = new Map<string, Promise<Buffer>>()
  const write = async (file: string) => {
    const bytes = readFileSync(path.join(dist, file))
    const hash = createHash('sha256').update(bytes).digest('hex')
    for (const extension of ['br', 'gz'] as const) {
      const key = `${hash}.${extension}`
      // Both forms of a page are the same bytes: the second waits for the first.
      if (!encoded.has(key)) encoded.set(key, encode(file, bytes, hash, extension))
      const smaller = (await encoded.get(key)) as Buffer
      if (smaller.length < bytes.length) writeFileSync(path.join(dist, `${file}.${extension}`), smaller)
    }
  }
  await Promise.all(
    listFiles(dist)
      .filter((file) => isText.test(file))
      .map(write),
  )
}
