/** What this browser has received, in its order: the bricks of the wall on the home page are laid with it. */
import { prefetches } from '@/hooks/prefetch'

export const kinds = ['page', 'scripts', 'police', 'images'] as const
export type Kind = (typeof kinds)[number]

/** One answer. Those of the browser's cache and of other hosts weigh nothing here: they came from elsewhere, or nobody may know. */
export interface Answer {
  kind: Kind
  /** Over the network, headers included. */
  bytes: number
}

function kindOf(name: string, initiator: string): Kind {
  const path = new URL(name).pathname
  if (/\.m?js$/.test(path) || initiator === 'script') return 'scripts'
  if (/\.woff2?$/.test(path)) return 'police'
  return /\.(?:avif|webp|jpe?g|png|svg)$/.test(path) ? 'images' : 'page'
}

/**
 * The document and its resources, in the order in which they came. What is loaded for pages that may come next is not this page's: of what
 * began after it, pictures and fonts alone count.
 */
export function answersOf({
  performance,
  location,
}: Pick<Window, 'location'> & { performance: Performance }): Answer[] {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!navigation || !('transferSize' in navigation)) return []
  const isOwnDocument = new URL(navigation.name).pathname === location.pathname
  const resources = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .map((entry) => ({ entry, kind: kindOf(entry.name, entry.initiatorType) }))
    .filter(({ entry, kind }) => {
      const isAhead = isOwnDocument && entry.startTime >= prefetches.since
      return !isAhead || kind === 'police' || kind === 'images'
    })
    .sort((a, b) => a.entry.responseEnd - b.entry.responseEnd)
    .map(({ entry, kind }) => ({ kind, bytes: entry.transferSize }))
  return [{ kind: 'page', bytes: navigation.transferSize }, ...resources]
}

/** What one brick may stand for, in bytes. */
const units = [4000, 8000, 16_000, 32_000, 64_000]

/**
 * The bricks of a wall, in the order in which they are laid: of each kind as many as its weight in bricks, rounded.
 * @param capacity number of bricks there is room for
 * @returns the kind of each, and the bytes it stands for: as few as there is room for
 */
export function bricksOf(answers: Answer[], capacity: number): { unit: number; bricks: Kind[] } {
  const total = answers.reduce((sum, { bytes }) => sum + bytes, 0)
  // Rounding may add half a brick for each kind.
  const unit = units.find((bytes) => total / bytes + kinds.length / 2 <= capacity) ?? (units.at(-1) as number)
  const bricks: Kind[] = []
  const received = { page: 0, scripts: 0, police: 0, images: 0 }
  for (const { kind, bytes } of answers) {
    const before = Math.round(received[kind] / unit)
    received[kind] += bytes
    const count = Math.round(received[kind] / unit) - before
    bricks.push(...Array<Kind>(count).fill(kind))
  }
  return { unit, bricks: bricks.slice(0, capacity) }
}
