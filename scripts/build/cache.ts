import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

function keep(file: string, data: Buffer): Buffer {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(`${file}.${process.pid}`, data)
  renameSync(`${file}.${process.pid}`, file)
  return data
}

/** What is being made, by file. */
const pending = new Map<string, Promise<Buffer>>()

/**
 * Keeps what a function makes, as a file whose name says what it was made from. A build that is stopped leaves no half of one. Who asks for
 * what is being made (the second form of a page, an image in two lists) waits for it.
 */
export async function cached(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  if (existsSync(file)) return readFileSync(file)
  const making =
    pending.get(file) ??
    make()
      .then((data) => keep(file, data))
      .finally(() => pending.delete(file))
  pending.set(file, making)
  return making
}

/** The same, for what cannot wait. */
export const cachedSync = (file: string, make: () => Buffer): Buffer =>
  existsSync(file) ? readFileSync(file) : keep(file, make())
