/**
 * Address on its host of a path of the site.
 * @param basePath with both slashes
 */
export const underBase = (path: string, basePath: string) => basePath + path.slice(1)

/** A path that can be decoded, which react-router asks of each: where it cannot, a `%` encodes nothing and is one itself. */
function decodable(pathname: string): string {
  try {
    return decodeURIComponent(pathname) && pathname
  } catch {
    return pathname.replaceAll('%', '%25')
  }
}

/**
 * The one form under which a page is known in the browser, whatever form the host answered to: `/projets`, not `/projets/`,
 * `/projets.html` or `/projets/index.html`. Repeated slashes are folded: `//evil.example` must never be read as another host.
 * @param pathname of the address shown
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
