/**
 * Path on the host of a path of the site.
 * @param basePath with both slashes
 */
export const underBase = (path: string, basePath: string) => basePath + path.slice(1)

/** Escapes stray `%`, so that react-router can decode the path. */
function decodable(pathname: string): string {
  try {
    return decodeURIComponent(pathname) && pathname
  } catch {
    return pathname.replaceAll('%', '%25')
  }
}

/**
 * Canonical form of a page's path in the browser: `/projets` for `/projets/`, `/projets.html` and `/projets/index.html`. Repeated slashes
 * are folded: `//evil.example` must never be read as another host.
 * @param pathname of the current URL
 * @param basePath of the site, with both slashes
 */
export function normalizePath(pathname: string, basePath: string): string {
  const clean = decodable(pathname)
    .replace(/\/{2,}/g, '/')
    .replace(/\/index\.html$/, '/')
    .replace(/\.html$/, '')
    .replace(/(?<=.)\/$/, '')
  return clean === basePath.slice(0, -1) ? basePath : clean
}
