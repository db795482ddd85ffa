/**
 * EcoIndex, from 0 to 100: rank of a page among those of the web by its elements, requests and weight. Formula and quantiles of the
 * Collectif conception numérique responsable (https://github.com/cnumr/ecoindex_reference).
 */

const quantiles = {
  elements: [
    0, 47, 75, 159, 233, 298, 358, 417, 476, 537, 603, 674, 753, 843, 949, 1076, 1237, 1459, 1801, 2479, 594_601,
  ],
  requests: [0, 2, 15, 25, 34, 42, 49, 56, 63, 70, 78, 86, 95, 105, 117, 130, 147, 170, 205, 281, 3920],
  kilobytes: [
    0, 1.37, 144.7, 319.53, 479.46, 631.97, 783.38, 937.91, 1098.62, 1265.47, 1448.32, 1648.27, 1876.08, 2142.06,
    2465.37, 2866.31, 3401.59, 4155.73, 5400.08, 8037.54, 223_212.26,
  ],
}

export type EcoIndexInput = Record<keyof typeof quantiles, number>

/** Interpolated rank of a value among the quantiles, from 0 to 20. */
function rank(value: number, bounds: number[]): number {
  const above = bounds.findIndex((bound) => value < bound)
  if (above < 0) return bounds.length - 1
  const [low = 0, high = 0] = bounds.slice(above - 1, above + 1)
  return above - 1 + (value - low) / (high - low)
}

/** @param input elements of the document, requests, and kilobytes transferred */
export function ecoIndex(input: EcoIndexInput): number {
  const of = (kind: keyof typeof quantiles) => rank(input[kind], quantiles[kind])
  return 100 - (5 * (3 * of('elements') + 2 * of('requests') + of('kilobytes'))) / 6
}

/** Score above which each grade begins; G is below them all. */
const grades = { A: 80, B: 70, C: 55, D: 40, E: 25, F: 10 }

/** Grade of a score, from A to G. */
export const ecoIndexGrade = (score: number): string =>
  Object.entries(grades).find(([, bound]) => score > bound)?.[0] ?? 'G'
