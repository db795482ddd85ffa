/** Bricks of the wall on the home page: computed from the bytes that the browser has received. */
import { type Answer, type Kind, kinds } from './pageMeasure'

/** Bytes that one brick may stand for. */
const units = [4000, 8000, 16_000, 32_000, 64_000]

/**
 * Converts bytes to bricks: for each kind, its weight in bricks, rounded.
 * @param capacity number of bricks that fit
 * @returns the kind of each brick, in order, and the bytes per brick: the smallest unit that fits
 */
export function bricksOf(
  answers: Pick<Answer, 'kind' | 'bytes'>[],
  capacity: number,
): { unit: number; bricks: Kind[] } {
  const total = answers.reduce((sum, { bytes }) => sum + bytes, 0)
  // Rounding adds at most half a brick for each kind.
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
