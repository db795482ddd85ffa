/** Images made once per content: encoding takes most of a first build. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

/** A name for a content, safe in a file name. */
export function hashOf(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('base64url')
}

/** Files being made now, so that two callers of one file wait for the same work. */
const pending = new Map<string, Promise<void>>()

/** Files whose bytes this run has made or compared with their digest. */
const proved = new Set<string>()

/** Folders of this run without the leftovers of others. */
const swept = new Set<string>()

/** Where the digest of a cached file is kept. */
const digestOf = (file: string) => `${file}.sha256`

/** One kept before digests were, or whose digest a crash has kept from being written, is decoded once instead. */
async function isIntact(file: string): Promise<boolean> {
  if (!existsSync(file)) return false
  if (existsSync(digestOf(file))) return readFileSync(digestOf(file), 'utf8') === hashOf(readFileSync(file))
  try {
    await sharp(file, { failOn: 'truncated' }).stats()
  } catch {
    return false
  }
  writeWhole(digestOf(file), hashOf(readFileSync(file)))
  return true
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Removes what builds that were stopped left half written: `….avif.<pid>`. */
function sweep(folder: string) {
  if (swept.has(folder)) return
  swept.add(folder)
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) {
    const pid = /\.(\d+)$/.exec(name)?.[1]
    if (pid && !isRunning(Number(pid))) rmSync(path.join(folder, name), { force: true })
  }
}

/** Writes all of a file or nothing: a disk may be full, a build stopped. */
function writeWhole(file: string, data: Buffer | string) {
  const partial = `${file}.${process.pid}`
  try {
    writeFileSync(partial, data)
    renameSync(partial, file)
  } catch (error) {
    rmSync(partial, { force: true })
    throw error
  }
}

/**
 * Keeps what a function makes in a file whose name says what it was made from, with its digest beside it: a file that is damaged is made
 * again, never published.
 * @returns the file
 */
export async function cached(file: string, make: () => Promise<Buffer | string>): Promise<string> {
  sweep(path.dirname(file))
  if (proved.has(file) && existsSync(file)) return file
  const prove = async () => {
    if (!(await isIntact(file))) {
      const data = await make()
      writeWhole(file, data)
      writeWhole(digestOf(file), hashOf(data))
    }
    proved.add(file)
  }
  const proving = pending.get(file) ?? prove().finally(() => pending.delete(file))
  pending.set(file, proving)
  await proving
  return file
}
