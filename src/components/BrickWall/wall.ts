/**
 * Flemish bond, the brickwork of Lille's façades: every row alternates a long brick and a short one, and each short brick is centred
 * on the long ones above and below. Lengths are in CSS pixels; the wall is anchored to its top right corner and never scaled.
 */
const long = 120
const short = 58
const height = 26
const mortar = 6
/** One long and one short brick with their joints. */
export const period = long + short + 2 * mortar
export const pitch = height + mortar

type Colour = 'violet' | 'lavender' | 'blue' | 'gold'

/** A lit window: its colour, and how bright it is, from 1 (dim) to 3 (full). */
export type Light = `${Colour}${1 | 2 | 3}`

/** Place of a brick: `row` from the top, `column` counted in half periods from the right edge, and whether it is a long one. */
interface Brick {
  row: number
  column: number
  isLong: boolean
  /** Deterministic noise in [0, 1), the same at every build and in every browser. */
  noise: number
}

/**
 * Which bricks are lit, and how: one composition per page, each in its own file so that a page ships only its own. Noise keeps them from
 * looking drawn with a ruler.
 */
export type Composition = (brick: Brick) => Light | undefined

/** One of several lights, by the noise of the brick. */
export const pick = (noise: number, lights: Light[]): Light | undefined =>
  lights[Math.floor(noise * 997) % lights.length]

/** A repeatable number in [0, 1) for a place on the wall (integer hash after Chris Wellons, https://nullprogram.com/blog/2018/07/31/). */
function noiseAt(row: number, column: number): number {
  let x = (row * 73856093) ^ (column * 19349663) ^ 0x9e3779b9
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d)
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b)
  return ((x ^ (x >>> 16)) >>> 0) / 2 ** 32
}

/**
 * The lit bricks of a composition, as SVG path data by light.
 * @param rows, columns extent of the wall, in rows and half periods
 */
export function lightWall(composition: Composition, rows: number, columns: number): Partial<Record<Light, string>> {
  const paths: Partial<Record<Light, string>> = {}
  const width = (columns * period) / 2
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const isLong = (row + column) % 2 === 0
      const light = composition({ row, column, isLong, noise: noiseAt(row, column) })
      if (!light) continue
      const brickWidth = isLong ? long : short
      // Centres of long and short bricks follow each other every half period.
      const x = width - (column * period) / 2 - long / 2 - brickWidth / 2
      paths[light] = `${paths[light] ?? ''}M${x} ${row * pitch}h${brickWidth}v${height}h${-brickWidth}z`
    }
  }
  return paths
}
