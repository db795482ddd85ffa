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

/** Path of the page in a file: `/projets` for `projets.html`. */
export const pathOf = (file: string) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`)

/** File of the page at a path: `projets.html` for `/projets`. */
export const fileOf = (pathname: string) => (pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`)

/** Files of the pages of a built site, without `x/index.html`, the copy of `x.html`, and without demonstrations. */
export const listPages = (dist: string): string[] =>
  listFiles(dist).filter(
    (file) => file.endsWith('.html') && !file.endsWith('/index.html') && !file.startsWith('demonstration/'),
  )
