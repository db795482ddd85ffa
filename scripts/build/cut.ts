/** Where a tall picture may be cut: in a blank band, whose rows are of one colour each, so that it crosses no word and no drawing. */
import type sharp from 'sharp'

/** How much of a picture is shown: heights over its width. */
export interface Top {
  least: number
  wanted: number
  most: number
  /** Colour of the ground around it, `#rrggbb`: a picture that ended with it would have no lower edge. */
  ground?: string
}

/** Width at which rows are compared, in pixels: that of a phone. */
const width = 390
/** Difference of a channel that one sees, of 255. */
const visible = 16
/** Rows of one colour on each side of the cut: fewer than `least` are no blank band, more than `most` count as `most`. */
const depth = { most: 12, least: 3 }

/** Greatest element by a measure, the first of equals. */
const best = (all: number[], measure: (one: number) => number) => {
  const measures = all.map(measure)
  return all[measures.indexOf(Math.max(...measures))] ?? 0
}

/**
 * Height at which the top of a picture is cut, between `least` and `most`: in a deep blank band near `wanted`; without one, where the
 * blank depths of all columns add up to the most.
 * @returns height over width
 */
export async function cutRatioOf(image: sharp.Sharp, { least, wanted, most, ground }: Top): Promise<number> {
  const { data, info } = await image.flatten().resize({ width }).raw().toBuffer({ resolveWithObject: true })
  const { height, channels } = info
  const [from, to] = [Math.round(least * width), Math.round(most * width)]
  if (height <= to) return height / width
  const at = (row: number, column: number) => (row * width + column) * channels
  const differ = (one: number, other: number) => {
    for (let channel = 0; channel < 3; channel++)
      if (Math.abs((data[one + channel] ?? 0) - (data[other + channel] ?? 0)) > visible) return true
    return false
  }
  /** Rows of one colour up to each row of a column, from above (1) or from below (-1). */
  const blankRows = (column: number, step: 1 | -1) => {
    const counts = new Uint8Array(height)
    const first = step > 0 ? 0 : height - 1
    for (let row = first; row >= 0 && row < height; row += step) {
      const pixel = at(row, column)
      if (column > 0 && differ(pixel, pixel - channels)) continue
      const before = row !== first && !differ(pixel, at(row - step, column)) ? (counts[row - step] ?? 0) : 0
      counts[row] = Math.min(depth.most, before + 1)
    }
    return counts
  }
  const columns = Array.from({ length: width }, (_, column) => ({
    column,
    above: blankRows(column, 1),
    below: blankRows(column, -1),
  }))
  const ends = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  const depths = new Map(
    ends.map((end) => [
      end,
      columns.map(({ column, above, below }) =>
        differ(at(end, column), at(end - 1, column)) ? 0 : Math.min(above[end - 1] ?? 0, below[end] ?? 0),
      ),
    ]),
  )
  const depthOf = (end: number) => Math.min(...(depths.get(end) ?? []))
  const hex = ground?.match(/[\da-f]{2}/gi)?.map((channel) => Number.parseInt(channel, 16))
  // A blank row has one colour, which is read in its first column; the margin allows for compression.
  const isGround = (end: number) =>
    hex?.every((channel, index) => Math.abs(channel - (data[at(end, 0) + index] ?? 0)) < 1.5 * visible)
  const bands = ends.filter((end) => depthOf(end) >= depth.least && !isGround(end))
  // The depth of a band, from 0 to 1, less its distance from the wanted height as a share of the range.
  const end =
    bands.length > 0
      ? best(bands, (one) => depthOf(one) / depth.most - Math.abs(one - wanted * width) / (to - from))
      : best(ends, (one) => (depths.get(one) ?? []).reduce((sum, rows) => sum + rows, 0))
  return end / width
}
