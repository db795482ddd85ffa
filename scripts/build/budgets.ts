/** What a page may weigh, and how to see that it weighs more. Bytes after brotli, on a first visit read to its end. */

export const budgets = {
  /** The first window of TCP, headers included: the page paints in one round trip. */
  html: 14_000,
  scripts: 112_000,
  font: 50_000,
  total: 280_000,
  requests: 14,
}

/** EcoIndex above which a page is A; the home page and the list of projects, where pictures are the content, may be a little lower. */
const ecoIndexFloor = (page: string) => (page === '/' || page === '/projets' ? 75 : 80)

export type Measure = Record<keyof typeof budgets, number> & { page: string; ecoIndex: number }

/**
 * What exceeds the budgets, a line each, with what it may be; empty when all pages keep to them.
 * @param exceptions what one page may weigh more, or its lowest EcoIndex, by its path
 */
export function overruns(
  measures: Measure[],
  exceptions: Record<string, Partial<typeof budgets & { ecoIndex: number }>> = {},
): string {
  const lines = measures.flatMap((measure) => {
    const { page, ecoIndex } = measure
    const allowed = { ...budgets, ecoIndex: ecoIndexFloor(page), ...exceptions[page] }
    const kinds = Object.keys(budgets) as (keyof typeof budgets)[]
    return [
      ...kinds
        .filter((kind) => measure[kind] > allowed[kind])
        .map((kind) => `${kind} ${measure[kind]} > ${allowed[kind]}`),
      ...(ecoIndex > allowed.ecoIndex ? [] : [`ecoIndex ${ecoIndex} <= ${allowed.ecoIndex}`]),
    ].map((line) => `${page}: ${line}`)
  })
  return lines.join('\n')
}
