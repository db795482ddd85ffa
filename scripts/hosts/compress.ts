/** Compressed copies beside every text, for hosts that send them as they are: the best there is, made once. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inBatches } from '../build/batches.ts'
import { compressed } from '../build/compressed.ts'
import { listFiles } from '../build/files.ts'
import { textExtensions } from './rules.ts'

const isText = new RegExp(`\\.(?:${textExtensions.join('|')})$`)

/** The other form of a page: the same bytes (docs/decisions/002). */
const isSecondForm = (file: string, files: Set<string>) =>
  file.endsWith('/index.html') && files.has(file.replace(/\/index\.html$/, '.html'))

/** Writes `.br` and `.gz` beside every text of a folder, where they are smaller. */
export async function compressTexts(dist: string): Promise<void> {
  const files = listFiles(dist).filter((file) => isText.test(file))
  const all = new Set(files)
  await inBatches(
    files.filter((file) => !isSecondForm(file, all)),
    async (file) => {
      const bytes = readFileSync(path.join(dist, file))
      const second = file.replace(/\.html$/, '/index.html')
      for (const extension of ['br', 'gz'] as const) {
        const smaller = await compressed(bytes, file, extension)
        if (smaller.length >= bytes.length) continue
        writeFileSync(path.join(dist, `${file}.${extension}`), smaller)
        if (second !== file && all.has(second)) writeFileSync(path.join(dist, `${second}.${extension}`), smaller)
      }
    },
  )
}
