import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

function keep(file: string, data: Buffer): Buffer {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(`${file}.${process.pid}`, data)
  renameSync(`${file}.${process.pid}`, file)
  return data
}

/** Keeps what a function makes, as a file whose name says what it was made from. A build that is stopped leaves no half of one. */
export async function cached(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  return existsSync(file) ? readFileSync(file) : keep(file, await make())
}

/** The same, for what cannot wait. */
export const cachedSync = (file: string, make: () => Buffer): Buffer =>
  existsSync(file) ? readFileSync(file) : keep(file, make())
