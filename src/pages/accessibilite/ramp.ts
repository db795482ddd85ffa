import { type Composition, drawing } from '@/components/BrickWall/wall'

const desk = [
  '......v....',
  '.....vvv...',
  '....vvvvv..',
  '...vvvvvvv.',
  '...vvvvggv.',
  '...vvvv..v.',
  '...vvvv..v.',
  '...vvvv..v.',
  '...vvvv..v.',
  '...vvvv..v.',
  '...vvvv..v.',
  '...vvv.....',
  '...vvv.....',
  '.vvvvvvvvvv',
]

const phone = [
  '.....vvv...',
  '....vvvvv..',
  '...vvvvggv.',
  '...vvvv..v.',
  '...vvvv..v.',
  '...vvvv..v.',
  '...vvvv..v.',
  '...vvv.....',
  '.vvvvvvvvvv',
]

/** Places of at most `count` missing bricks of a façade: whole bricks, no two of them adjacent, the topmost first. */
function gapsOf(lines: string[], count: number) {
  const taken: { row: number; column: number }[] = []
  for (let row = lines.length - 2; row > 3; row--)
    for (let column = row % 2; column < 10; column += 2) {
      const isWhole = lines.at(-1 - row)?.slice(-2 - column, -column || undefined) === 'vv'
      const isApart = taken.every((gap) => Math.abs(gap.row - row) > 1 || Math.abs(gap.column - column) > 2)
      if (isWhole && isApart && taken.length < count) taken.push({ row, column })
    }
  return taken
}

function withGaps(lines: string[], count: number): Composition {
  const gaps = gapsOf(lines, count)
  const whole = drawing(...lines)
  const composition: Composition = (brick) =>
    gaps.some(({ row, column }) => row === brick.row && brick.column >= column && brick.column < column + 2)
      ? undefined
      : whole(brick)
  composition.isDrawing = true
  return composition
}

/** A house with a ramp at its door, and `count` bricks missing. */
export function missing(count: number): Composition {
  const composition = withGaps(desk, count)
  composition.phone = withGaps(phone, count)
  return composition
}

const rounded = (length: number) => Math.round(length * 100) / 100

/** A ramp of bricks cut to its slope, from half brick 10 to 15 of the wall, then its landing, to 19. */
function rampOn(ground: number, rise: number) {
  const height = (x: number) => Math.min(rise, ((x - 10) * rise) / 5)
  const bricks: string[] = []
  for (let course = 0; course < rise; course++)
    for (let x = 10 - (course % 2); x < 19; x += 2) {
      const [start, end] = [Math.max(10, x), Math.min(19, x + 2)]
      const bends = [course, course + 1].map((level) => 10 + (5 * level) / rise)
      const top = [start, ...bends.filter((bend) => bend > start && bend < end), end]
        .map((at) => `L${rounded(at)} ${rounded(ground - Math.min(course + 1, Math.max(course, height(at))))}`)
        .join('')
      const high = Math.min(course + 1, height(end)) - course
      if (high > 0) bricks.push(`M${start} ${ground - course}${top}v${rounded(high)}h${start - end}z`)
    }
  return bricks.join('')
}

/** The rail of a ramp, on four posts. */
function railOn(ground: number, rise: number, high: number) {
  const posts = [0.5, 2, 3.5, 5].map((at) => `M${10 + at} ${rounded(ground - (at * rise) / 5)}v-${high}`)
  return `${posts.join('')}M10.5 ${rounded(ground - rise / 10 - high)}L15 ${ground - rise - high}h.85`
}

/** SVG path data over the wall, by layer, in the units of a BrickWall, for a large screen, then for a phone. */
export const layers = (count: number): Record<'door' | 'handle' | 'ramp' | 'rail' | 'gaps', string> => ({
  door: 'M16.05 15.1h1.9v5.8h-1.9zM16.09 28.1h1.82v3.8h-1.82z',
  handle: 'M17.55 18v1h.14v-1zM17.45 30v.8h.2v-.8z',
  ramp: rampOn(23, 2) + rampOn(33, 1),
  rail: railOn(23, 2, 3) + railOn(33, 1, 2.5),
  gaps: [desk, phone]
    .flatMap((lines, index) =>
      gapsOf(lines, count).map(({ row, column }) => `M${18.07 - column} ${23.13 + 10 * index - row}h1.86v.74h-1.86z`),
    )
    .join(''),
})
