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

const columns = [...(Object.keys(budgets) as (keyof typeof budgets)[]), 'ecoIndex'] as const

/** The kinds in which a page exceeds its budget. */
const overrunsOf = (measure: Measure, allowed: Partial<typeof budgets> = {}) =>
  columns.filter((kind) =>
    kind === 'ecoIndex'
      ? measure.ecoIndex <= ecoIndexFloor(measure.page)
      : measure[kind] > (allowed[kind] ?? budgets[kind]),
  )

/**
 * A table of the pages that exceed a budget, each figure too high followed by « ! »; empty when all keep to them.
 * @param exceptions what one page may weigh more, by its path
 */
export function overruns(measures: Measure[], exceptions: Record<string, Partial<typeof budgets>> = {}): string {
  const rows = measures.flatMap((measure) => {
    const over = overrunsOf(measure, exceptions[measure.page])
    const cell = (kind: (typeof columns)[number]) => `${Math.round(measure[kind])}${over.includes(kind) ? ' !' : ''}`
    return over.length > 0 ? [[...columns.map(cell), measure.page]] : []
  })
  if (rows.length === 0) return ''
  const line = (cells: string[]) =>
    cells.map((text, i) => (i < columns.length ? text.padStart(11) : `  ${text}`)).join('')
  return [[...columns, 'page'], ...rows].map(line).join('\n')
}
