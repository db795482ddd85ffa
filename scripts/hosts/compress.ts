/** Compressed copies beside every text, for hosts that send them as they are: the best there is, made once. */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inBatches } from '../build/batches.ts'
import { compressed } from '../build/compressed.ts'
import { listFiles } from '../build/files.ts'
import { textExtensions } from './rules.ts'

const isText = new RegExp(`\\.(?:${textExtensions.join('|')})$`)

/** Writes `.br` and `.gz` beside every text of a folder, where they are smaller. */
export async function compressTexts(dist: string): Promise<void> {
  const files = listFiles(dist).filter((file) => isText.test(file))
  await inBatches(files, async (file) => {
    const bytes = await readFile(path.join(dist, file))
    for (const extension of ['br', 'gz'] as const) {
      const smaller = await compressed(bytes, file, extension)
      if (smaller.length < bytes.length) await writeFile(path.join(dist, `${file}.${extension}`), smaller)
    }
  })
}
