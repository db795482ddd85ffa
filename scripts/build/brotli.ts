/** Brotli as the site is published with, and weighed by. */
import { constants } from 'node:zlib'

/** At its best it takes a tenth of a second per page, 13 times as long as at 5, for 7 % less. */
const best = constants.BROTLI_MAX_QUALITY
const quick = 5
/** Above this number of pages the build would mostly wait for it. */
const many = 200

let pages = 0

/** @param count number of pages of the site that is built */
export function announceSize(count: number) {
  pages = count
}

/** The pages of the projects and their modules are the ones that come in numbers. */
const isOneOfMany = (file: string) => pages > many && /(?:^|[\\/])projet[-/\\]/.test(file)

/** Quality for a file, by its path: what every visitor loads is always compressed at best. */
export const brotliQuality = (file: string) => (isOneOfMany(file) ? quick : best)

export const brotliOptions = (file: string, bytes: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality(file),
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
  },
})
