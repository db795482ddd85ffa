/** Cache of encoded images, named by a hash of their inputs: encoding takes most of a first build. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

/** Characters of a content hash in the name of a published file: few, since compression does not shorten them. */
export const nameLength = 6

/** Pattern of that hash: with many projects, those of modules have one character more (vite.config.ts). */
export const hashPattern = `[\\w-]{${nameLength},${nameLength + 1}}`

/** Content hash, safe in a file name. */
export function hashOf(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('base64url')
}

/** Work in progress by file, shared by concurrent requests. */
const pending = new Map<string, Promise<void>>()

/** Files created or verified by this process. */
const verified = new Set<string>()

/** Folders that this process has prepared. */
const prepared = new Set<string>()

/** File with the digest of a cached file. */
const digestFile = (file: string) => `${file}.sha256`

/** Verifies a cached file by its digest; decodes it and writes the digest when a crash has left none. */
async function isIntact(file: string): Promise<boolean> {
  if (!existsSync(file)) return false
  if (existsSync(digestFile(file)))
    return readFileSync(digestFile(file)).equals(Buffer.from(hashOf(readFileSync(file))))
  try {
    await sharp(file, { failOn: 'truncated' }).stats()
  } catch {
    return false
  }
  writeWhole(digestFile(file), hashOf(readFileSync(file)))
  return true
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Creates a folder, and removes temporary files of interrupted builds from it: `….avif.<pid>`. */
function prepare(folder: string) {
  if (prepared.has(folder)) return
  prepared.add(folder)
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
  prepare(path.dirname(file))
  if (verified.has(file) && existsSync(file)) return file
  const verify = async () => {
    if (!(await isIntact(file))) {
      const data = await make()
      writeWhole(file, data)
      writeWhole(digestFile(file), hashOf(data))
    }
    verified.add(file)
  }
  const verifying = pending.get(file) ?? verify().finally(() => pending.delete(file))
  pending.set(file, verifying)
  await verifying
  return file
}
