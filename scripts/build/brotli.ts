/** Brotli compression, for publishing and for weighing. */
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { hashOf } from './cache.ts'

/** Maximum quality takes 0.1 s per page, 13 times as long as quality 5, and saves 7 %. */
const best = constants.BROTLI_MAX_QUALITY
const quick = 5
/** Above this number of pages maximum quality would dominate the build's duration. */
const many = 200

/** Project pages and modules are the files whose number grows; files that every visitor loads always get maximum quality. */
const ofProjet = /(?:^|[\\/])projet[-/\\]/

/** @param pages number of pages of the site */
export function compressorOf(pages: number) {
  /** Compressed texts by content hash: a script is weighed for each page that loads it, then published. */
  const compressed = new Map<string, Promise<Buffer>>()

  /** @param file path of the text, which decides on the quality */
  function brotli(bytes: Buffer, file: string): Promise<Buffer> {
    const hash = hashOf(bytes)
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: pages > many && ofProjet.test(file) ? quick : best,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    }
    const result = compressed.get(hash) ?? promisify(brotliCompress)(bytes, { params })
    compressed.set(hash, result)
    return result
  }

  /**
   * @param folder of the built site
   * @param basePath of its paths
   * @returns transferred bytes of the file at a path, or of the given text; images and fonts are already compressed
   */
  const weigherOf = (folder: string, basePath: string) => async (pathname: string, text?: string) => {
    const file = path.join(folder, pathname.startsWith(basePath) ? pathname.slice(basePath.length) : pathname)
    if (/\.(?:woff2|avif|webp|png|jpe?g)$/.test(file)) return statSync(file).size
    return (await brotli(text === undefined ? readFileSync(file) : Buffer.from(text), file)).length
  }

  return { brotli, weigherOf }
}

export type Compressor = ReturnType<typeof compressorOf>
