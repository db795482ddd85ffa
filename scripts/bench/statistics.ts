/** The arithmetic of the bench: a noisy machine is answered with medians, ratios within one run, and the spread beside them. */

const sorted = (values: number[]) => [...values].sort((a, b) => a - b)

/** Value below which a share of the values lies, read between two neighbours where it falls between them. */
export function quantile(values: number[], share: number): number {
  const ranked = sorted(values)
  const place = (ranked.length - 1) * share
  const below = ranked[Math.floor(place)]
  const above = ranked[Math.ceil(place)]
  if (below === undefined || above === undefined) return Number.NaN
  return below + (above - below) * (place - Math.floor(place))
}

export const median = (values: number[]) => quantile(values, 0.5)

export interface Ratio {
  /** Median over median. */
  value: number
  /** Half the distance between the quartiles of both sides, relative to their medians and added up: 0.03 means « give or take 3 % ». */
  spread: number
}

const relativeSpread = (values: number[]) => (quantile(values, 0.75) - quantile(values, 0.25)) / 2 / median(values)

/** How many times more than a reference, with how far apart the runs were. A reference of 0 gives no ratio: NaN. */
export function ratioOf(values: number[], reference: number[]): Ratio {
  const base = median(reference)
  if (!base) return { value: Number.NaN, spread: Number.NaN }
  return { value: median(values) / base, spread: relativeSpread(values) + relativeSpread(reference) }
}
