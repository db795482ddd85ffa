/** Median; NaN for an empty list. */
export function median(values: number[]): number {
  const ranked = [...values].sort((a, b) => a - b)
  const at = (rank: number) => ranked[rank] ?? Number.NaN
  return (at((ranked.length - 1) >> 1) + at(ranked.length >> 1)) / 2
}

/** Reversed every second round, so that a drift of the machine affects all alike. */
export const inTurn = <T>(list: T[], round: number): T[] => (round % 2 === 0 ? list : list.toReversed())

/** Paths of a sitemap, below the base. */
export const sitemapPaths = (sitemap: string, base: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    new URL(url).pathname.slice(new URL(base).pathname.replace(/\/$/, '').length),
  )

export interface Figure {
  value: number
  digits?: number
  bar?: number // the most it may be
}

export interface Table {
  title: string
  rows: { name: string; figures: Record<string, Figure> }[] // figures by the head of their column
}

/** True above the bar, and for NaN. */
const isCrossed = ({ value, bar }: Figure): boolean => bar !== undefined && !(value <= bar)

/** « 1.62 / 1.5 ! »: figure, bar, and a mark when exceeded. */
function cell(figure: Figure): string {
  const { value, digits = 0, bar } = figure
  const text = Number.isFinite(value) ? value.toFixed(digits) : '–'
  return bar === undefined ? text : `${text} / ${bar}${isCrossed(figure) ? ' !' : ''}`
}

/** The table in Markdown, with aligned columns. */
export function markdown({ title, rows }: Table): string {
  const head = [title, ...Object.keys(rows[0]?.figures ?? {})]
  const body = rows.map(({ name, figures }) => [name, ...Object.values(figures).map(cell)])
  const lines = [head, head.map(() => '---:'), ...body]
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const pad = (text: string, column: number) => text.padStart(widths[column] ?? 0)
  return lines.map((line) => `| ${line.map(pad).join(' | ')} |`).join('\n')
}
