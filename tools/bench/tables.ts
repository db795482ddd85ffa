/** The value in the middle, or between the two in the middle; NaN for none. */
export function median(values: number[]): number {
  const ranked = [...values].sort((a, b) => a - b)
  const at = (rank: number) => ranked[rank] ?? Number.NaN
  return (at((ranked.length - 1) >> 1) + at(ranked.length >> 1)) / 2
}

/** In the other direction every second round, so that a machine that slows down meanwhile slows all alike. */
export const inTurn = <T>(list: T[], round: number): T[] => (round % 2 === 0 ? list : list.toReversed())

/** Paths of a site map, below the base of the site. */
export const pathsOf = (sitemap: string, base: string): string[] =>
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

/** A figure that could not be measured crosses its bar too. */
const isCrossed = ({ value, bar }: Figure): boolean => bar !== undefined && !(value <= bar)

/** « 1.62 / 1.5 ! »: the figure, its bar, and a mark where it is crossed. */
function cell(figure: Figure): string {
  const { value, digits = 0, bar } = figure
  const text = Number.isFinite(value) ? value.toFixed(digits) : '–'
  return bar === undefined ? text : `${text} / ${bar}${isCrossed(figure) ? ' !' : ''}`
}

/** In Markdown, its columns aligned for a terminal. */
export function markdown({ title, rows }: Table): string {
  const head = [title, ...Object.keys(rows[0]?.figures ?? {})]
  const body = rows.map(({ name, figures }) => [name, ...Object.values(figures).map(cell)])
  const lines = [head, head.map(() => '---:'), ...body]
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const pad = (text: string, column: number) => text.padStart(widths[column] ?? 0)
  return lines.map((line) => `| ${line.map(pad).join(' | ')} |`).join('\n')
}
