/** Writes precompressed copies of texts, for hosts that serve them. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { brotli } from '../build/brotli.ts'
import { listFiles } from '../build/files.ts'
import { hostFiles, textExtensions } from './rules.ts'

const isText = new RegExp(`\\.(?:${textExtensions.join('|')})$`)

/** Writes `.br` and `.gz` beside every text, where smaller. */
export async function compressTexts(dist: string): Promise<void> {
  const files = listFiles(dist).filter((file) => isText.test(file) && !hostFiles.includes(file))
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(path.join(dist, file))
      const [br, gz] = await Promise.all([brotli(bytes), promisify(gzip)(bytes, { level: 9 })])
      for (const [extension, copy] of Object.entries({ br, gz }))
        if (copy.length < bytes.length) writeFileSync(path.join(dist, `${file}.${extension}`), copy)
    }),
  )
}
