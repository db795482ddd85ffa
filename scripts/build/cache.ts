import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Keeps what a function makes, as a file whose name says what it was made from. A build that is stopped leaves no half of one. */
export async function cached(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  if (existsSync(file)) return readFileSync(file)
  const data = await make()
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(`${file}.${process.pid}`, data)
  renameSync(`${file}.${process.pid}`, file)
  return data
}
