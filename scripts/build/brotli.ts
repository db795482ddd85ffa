/** Brotli as the site is published with, and weighed by. */
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { hashOf } from './cache.ts'

/** At its best it takes a tenth of a second per page, 13 times as long as at 5, for 7 % less. */
const best = constants.BROTLI_MAX_QUALITY
const quick = 5
/** Above this number of pages the build would mostly wait for it. */
const many = 200

/** Pages of projects and their modules are the ones that come in numbers: what every visitor loads is always compressed at best. */
const ofProjet = /(?:^|[\\/])projet[-/\\]/

/** @param pages how many the site has */
export function compressorOf(pages: number) {
  /** Compressed texts by the hash of their content: a script is weighed with each page that loads it, then published. */
  const compressed = new Map<string, Promise<Buffer>>()

  /** @param file path of the text, which says how well it is worth compressing */
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
   * @param folder of the built site, and the base path of its addresses
   * @returns bytes over the network of what is at an address, or of the text that will be: images and fonts are compressed already
   */
  const weigherOf = (folder: string, basePath: string) => async (address: string, text?: string) => {
    const file = path.join(folder, address.startsWith(basePath) ? address.slice(basePath.length) : address)
    if (/\.(?:woff2|avif|webp|png|jpe?g)$/.test(file)) return statSync(file).size
    return (await brotli(text === undefined ? readFileSync(file) : Buffer.from(text), file)).length
  }

  return { brotli, weigherOf }
}

export type Compressor = ReturnType<typeof compressorOf>
