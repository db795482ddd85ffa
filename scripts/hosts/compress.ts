/** Compressed copies beside every text, for hosts that send them as they are: the best there is, made once. */
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { inBatches } from '../build/batches.ts'
import { compressed } from '../build/compressed.ts'
import { listFiles } from '../build/files.ts'
import { publish } from '../build/publish.ts'
import { textExtensions } from './rules.ts'

const isText = new RegExp(`\\.(?:${textExtensions.join('|')})$`)

/** Writes `.br` and `.gz` beside every text of a folder, where they are smaller. */
export async function compressTexts(dist: string): Promise<void> {
  const files = listFiles(dist).filter((file) => isText.test(file))
  await inBatches(files, async (file) => {
    const bytes = readFileSync(path.join(dist, file))
    const kept = Object.entries(await compressed(bytes, file, 'br', 'gz'))
    for (const [extension, copy] of kept)
      if (statSync(copy).size < bytes.length) publish(copy, path.join(dist, `${file}.${extension}`))
  })
}
