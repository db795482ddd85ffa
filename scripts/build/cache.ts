/** Content-addressed cache of images: encoding takes most of a first build. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

/** Characters of a content hash in the name of a published file, which no compression shortens. */
export const nameLength = 6

/** Content hash, safe in a file name. */
export function hashOf(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('base64url')
}

/** Pending files, so that concurrent requests for one file share its work. */
const pending = new Map<string, Promise<void>>()

/** Files created or verified by this run. */
const proved = new Set<string>()

/** Folders already swept by this run. */
const swept = new Set<string>()

/** File with the digest of a cached file. */
const digestOf = (file: string) => `${file}.sha256`

/** Verifies a cached file by its digest, or by decoding it when a crash has left none. */
async function isIntact(file: string): Promise<boolean> {
  if (!existsSync(file)) return false
  if (existsSync(digestOf(file))) return readFileSync(digestOf(file)).equals(Buffer.from(hashOf(readFileSync(file))))
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

/** Removes temporary files of interrupted builds: `….avif.<pid>`. */
function sweep(folder: string) {
  if (swept.has(folder)) return
  swept.add(folder)
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) {
    const pid = /\.(\d+)$/.exec(name)?.[1]
    if (pid && !isRunning(Number(pid))) rmSync(path.join(folder, name), { force: true })
  }
}

/** Atomic write, through a temporary file and a rename. */
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
 * Returns a cached file, or makes it. The file name must identify the inputs. A damaged file is made again.
 * @returns path of the file
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
