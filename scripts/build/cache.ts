import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** A name for a content. BLAKE2 is twice as fast as SHA-256 where processors do not help, and images are most of what a build reads. */
export const hashOf = (...parts: (string | Buffer)[]) => {
  const hash = createHash('blake2b512')
  for (const part of parts) hash.update(part)
  return hash.digest('base64url')
}

/** What npm has installed, with all that it depends on. */
const installed = 'node_modules/.package-lock.json'

/**
 * Part of the name of what is kept: changes with any dependency, and with the programs named, by their path from the root. Where nobody
 * knows what is installed, it is never the same.
 */
export function recipeOf(...programs: string[]): string {
  const dependencies = existsSync(installed) ? readFileSync(installed) : String(performance.timeOrigin)
  return hashOf(dependencies, ...programs.map((file) => readFileSync(file)))
}

/** Writes a file at one go: nobody reads half of it. */
export function keep(file: string, data: Buffer): Buffer {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(`${file}.${process.pid}`, data)
  renameSync(`${file}.${process.pid}`, file)
  return data
}

/** A file is written within this time of its creation, in milliseconds. */
const moment = 2000

/**
 * Whether a kept file is there, as it was made. The site holds it under a second name (scripts/build/publish.ts): who writes into one writes
 * into both, and it is made again. Where the disk does not know when a file was created, it is taken for what it was.
 */
function isAsMade(file: string): boolean {
  const known = statSync(file, { throwIfNoEntry: false })
  return known !== undefined && (known.birthtimeMs === 0 || known.mtimeMs - known.birthtimeMs < moment)
}

/** What is being made, by file. */
const pending = new Map<string, Promise<Buffer>>()

/**
 * Keeps what a function makes, as a file whose name says what it was made from. A build that is stopped leaves no half of one. Who asks for
 * what is being made (an image in two lists) waits for it.
 */
export async function cached(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  if (isAsMade(file)) return readFile(file)
  const making =
    pending.get(file) ??
    make()
      .then((data) => keep(file, data))
      .finally(() => pending.delete(file))
  pending.set(file, making)
  return making
}

/** The same, for who wants the file and not what is in it. */
export async function keptFile(file: string, make: () => Promise<Buffer>): Promise<string> {
  if (!isAsMade(file)) await cached(file, make)
  return file
}

/** The same as `cached`, for what cannot wait. */
export const cachedSync = (file: string, make: () => Buffer): Buffer =>
  isAsMade(file) ? readFileSync(file) : keep(file, make())
