import { type Dirent, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** True of a file, and of a link to one. */
const isFile = (entry: Dirent) =>
  entry.isFile() ||
  (entry.isSymbolicLink() &&
    statSync(path.join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.isFile() === true)

/** Every file below a folder, relative to it, with forward slashes, sorted. */
export function listFiles(folder: string): string[] {
  const root = path.resolve(folder)
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter(isFile)
    .map((entry) => `${entry.parentPath}${path.sep}${entry.name}`.slice(root.length + 1).replaceAll(path.sep, '/'))
    .sort()
}

/** Path of the page in a file: `/projets` for `projets.html`. */
export const pathOf = (file: string) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`)

/** File of the page at a path: `projets.html` for `/projets`. */
export const fileOf = (pathname: string) => (pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`)

/** Files of the pages of a built site, without `x/index.html`, the copy of `x.html`, and without demonstrations. */
export const listPages = (dist: string): string[] =>
  listFiles(dist).filter(
    (file) => file.endsWith('.html') && !file.endsWith('/index.html') && !file.startsWith('demonstration/'),
  )
