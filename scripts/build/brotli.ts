/** Brotli as the site is published with, and weighed by. */
import { readFileSync, statSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { hashOf } from './cache.ts'

/** At its best it takes a tenth of a second per page, 13 times as long as at 5, for 7 % less. */
const best = constants.BROTLI_MAX_QUALITY
const quick = 5
/** Above this number of pages the build would mostly wait for it. */
const many = 200

/** Number of pages of the site that is built. */
export const site = { pages: 0 }

/** The pages of the projects and their modules are the ones that come in numbers: what every visitor loads is always compressed at best. */
const isOneOfMany = (file: string) => site.pages > many && /(?:^|[\\/])projet[-/\\]/.test(file)

/** What is compressed, by the hash of its content: a script is weighed with each page that loads it, then published. */
const compressed = new Map<string, Promise<Buffer>>()

/** @param file path of the text, which says how well it is worth compressing */
export function brotli(bytes: Buffer, file: string): Promise<Buffer> {
  const hash = hashOf(bytes)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isOneOfMany(file) ? quick : best,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const result = compressed.get(hash) ?? promisify(brotliCompress)(bytes, { params })
  compressed.set(hash, result)
  return result
}

/** Bytes of a file as a visitor receives it: images and fonts are compressed already. */
export const weightOf = async (file: string): Promise<number> =>
  /\.(?:woff2|avif|webp|png|jpe?g)$/.test(file) ? statSync(file).size : (await brotli(readFileSync(file), file)).length
