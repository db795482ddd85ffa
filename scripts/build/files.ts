import { readdirSync } from 'node:fs'
import path from 'node:path'

/** Every file below a folder, relative to it, with forward slashes, sorted. */
export function listFiles(folder: string): string[] {
  const root = path.resolve(folder)
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}${path.sep}${entry.name}`.slice(root.length + 1).replaceAll(path.sep, '/'))
    .sort()
}
