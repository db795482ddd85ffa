/** What a page may weigh. Bytes after brotli, on a first visit read to its end. */

export const budgets = {
  /** The first window of TCP, headers included: the page paints in one round trip. */
  html: 14_000,
  scripts: 112_000,
  font: 50_000,
  total: 280_000,
  requests: 14,
}

/** EcoIndex above which a page is A; the home page and the list of projects, where pictures are the content, may be a little lower. */
export const ecoIndexFloor = (page: string) => (page === '/' || page === '/projets' ? 75 : 80)
