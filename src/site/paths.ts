/**
 * Path on the host of a path of the site.
 * @param basePath with both slashes
 */
export const underBase = (path: string, basePath: string) => basePath + path.slice(1)

/** Escapes the `%` of what react-router cannot decode, or not match once decoded: its `*` is `.*`, which stops at a line end. */
function readable(pathname: string): string {
  try {
    if (/^.*$/.test(decodeURIComponent(pathname))) return pathname
  } catch {
    // A stray `%`.
  }
  return pathname.replaceAll('%', '%25')
}

/**
 * Canonical form of a page's path in the browser: `/projets` for `/projets/`, `/projets.html` and `/projets/index.html`. Repeated slashes
 * are folded: `//evil.example` must never be read as another host.
 * @param pathname of the current URL
 * @param basePath of the site, with both slashes
 */
export function normalizePath(pathname: string, basePath: string): string {
  const clean = readable(pathname)
    .replace(/\/{2,}/g, '/')
    .replace(/\/index\.html$/, '/')
    .replace(/\.html$/, '')
    .replace(/(?<=.)\/$/, '')
  return clean === basePath.slice(0, -1) ? basePath : clean
}
