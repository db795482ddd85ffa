/** Images made once per content: encoding takes most of a first build. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A name for a content, safe in a file name. */
export function hashOf(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('base64url')
}

/** What is being made, by file. */
const pending = new Map<string, Promise<void>>()

/**
 * Keeps what a function makes in a file whose name says what it was made from. A build that is stopped leaves no half of one.
 * @returns the file
 */
export async function cached(file: string, make: () => Promise<Buffer | string>): Promise<string> {
  if (existsSync(file)) return file
  const making =
    pending.get(file) ??
    make()
      .then((data) => {
        mkdirSync(path.dirname(file), { recursive: true })
        writeFileSync(`${file}.${process.pid}`, data)
        renameSync(`${file}.${process.pid}`, file)
      })
      .finally(() => pending.delete(file))
  pending.set(file, making)
  await making
  return file
}
