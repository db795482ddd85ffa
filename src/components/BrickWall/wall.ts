/**
 * Geometry of the brick walls. In running bond each course is shifted by half a brick against the one below. Places are counted in courses
 * and half bricks from the bottom right corner, where a wall is anchored; BrickWall.module.css sets the size of a brick on screen.
 */

/** Colours of the brand, and the five or six colours of a project, available inside `data-tint` (src/theme/tokens.ts). */
type Colour = 'violet' | 'lavender' | 'blue' | 'gold' | 'first' | 'second' | 'third' | 'fourth' | 'fifth' | 'sixth'

/** A lit brick: its colour, and how bright it is, from 1 (hardly) to 5 (full). */
export type Light = `${Colour}${1 | 2 | 3 | 4 | 5}`

/** Place of a brick: `row` from the bottom, `column` in half bricks from the right edge. */
interface Brick {
  row: number
  column: number
  /** Deterministic noise in [0, 1), the same at every build and in every browser. */
  noise: number
}

/**
 * Chooses which bricks are lit, and how. One composition per page, each in its own file, so that a page ships only its own. A composition
 * with `isDrawing` is called for each half brick instead of each brick: where its outline splits a brick, the half is drawn alone. `phone`
 * is the drawing that a small screen shows in its place, whole: columns 1 to 10, seven courses, nine in a normal or short hero.
 */
export type Composition = ((brick: Brick) => Light | undefined) & { isDrawing?: true; phone?: Composition }

const ink: Record<string, Light> = {
  v: 'violet5',
  l: 'lavender5',
  b: 'blue5',
  g: 'gold5',
  1: 'first5',
  2: 'second5',
  3: 'third5',
  4: 'fourth5',
  5: 'fifth5',
  6: 'sixth5',
}

/**
 * A composition written as a picture.
 * @param lines one string for each course, the lowest last; one letter for each half brick, the rightmost last; a dot is unlit, `v`, `l`,
 * `b`, `g` are violet, lavender, blue and gold, a digit one of six colours that a stylesheet sets
 */
export function drawing(...lines: string[]): Composition {
  const composition: Composition = ({ row, column }) => ink[lines.at(-1 - row)?.at(-1 - column) ?? '']
  composition.isDrawing = true
  return composition
}

/** A repeatable number in [0, 1) for a place on the wall (integer hash after Chris Wellons, https://nullprogram.com/blog/2018/07/31/). */
function noiseAt(row: number, column: number): number {
  let x = (row * 73856093) ^ (column * 19349663) ^ 0x9e3779b9
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d)
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b)
  return ((x ^ (x >>> 16)) >>> 0) / 2 ** 32
}

const rounded = (length: number) => Math.round(length * 100) / 100

/** A number of path data, without the zero before its point. */
const written = (length: number) => String(rounded(length)).replace(/^(-?)0\./, '$1.')

/** Two numbers of path data; a minus parts them as a space does. */
const pair = (x: number, y: number) => `${written(x)} ${written(y)}`.replace(' -', '-')

/** Courses of the wall behind a hero or a call to action. */
export const wallCourses = 24

/** Courses under a wall, out of its band, that hold its drawing for small screens; even, so that the bond stays. */
export const phoneCourses = 10

interface Line {
  path: string
  /** Its end: moves from one line to the next are relative, which is shorter. */
  x: number
  y: number
}

/**
 * Lit bricks of a composition as SVG path data, by light. Each run of adjacent bricks is one line through their middle, from right to left;
 * the stylesheet dashes it (dash: a brick, gap: a joint).
 * @param rows, columns extent of the wall, in courses and half bricks
 * @param half, course length of one of each in the units of the drawing; 1 by default, when the stylesheet scales it
 * @param isOnWall a half brick ends as those of a wall do, the default, or those of a drawing on the page
 * @returns the bricks, and `joints`: vertical lines through the bricks of which one half is lit, which a wall of unlit bricks needs
 */
export function lightWall(
  composition: Composition,
  rows: number,
  columns: number,
  { half = 1, course = 1, isOnWall = true }: { half?: number; course?: number; isOnWall?: boolean } = {},
): { lit: Partial<Record<Light, string>>; joints: string } {
  const lines: Partial<Record<Light, Line>> = {}
  /** Courses cut at a column. */
  const cuts = new Map<number, Set<number>>()
  const draw = (light: Light, row: number, start: number, length: number) => {
    const [x, y] = [(columns - start) * half, (rows - row - 0.5) * course]
    lines[light] ??= { path: '', x: 0, y: 0 }
    const line = lines[light]
    const to = -rounded(length * half)
    line.path += `m${pair(x - line.x, y - line.y)}h${written(to)}`
    line.x = x + to
    line.y = y
  }
  for (let row = 0; row < rows; row++) {
    // Half a joint, in half bricks: 3 px of 60 on a wall; in a drawing, 3 px of 33 on small screens, 1 px of some ten on the page.
    const joint = !isOnWall || (rows > wallCourses && row < phoneCourses) ? 0.1 : 0.05
    /** Length of a half brick up to a column: the left edge of a drawing on the page cuts it, as it cuts whole ones. */
    const halfTo = (column: number) => (isOnWall || column < columns ? 1 - joint : 1)
    let last: Light | undefined
    let length = 0
    const cut = (column: number) => {
      const middle = column - ((column + row) % 2) + 1
      cuts.set(middle, (cuts.get(middle) ?? new Set()).add(row))
    }
    const end = (column: number) => {
      if (last && length > 0) {
        let start = column - length
        if (composition.isDrawing && (start + row) % 2 !== 0) {
          // The right edge cuts a brick: the wall shows no other between it and the edge.
          if (start > 0) {
            draw(last, row, start, halfTo(start + 1))
            cut(start)
          }
          const step = start > 0 ? 1 : -1
          start += step
          length -= step
        }
        if (length > 0) draw(last, row, start, length % 2 === 0 ? length : length - 1 + halfTo(column))
        if (length % 2 !== 0) cut(start + length - 1)
      }
      length = 0
    }
    // The right edge of the wall cuts every other course in the middle of a brick.
    let column = composition.isDrawing ? 0 : -(row % 2)
    const step = composition.isDrawing ? 1 : 2
    for (; column < columns; column += step) {
      const light = composition({ row, column, noise: noiseAt(row, column) })
      if (light !== last) end(column)
      last = light
      length += step
    }
    end(column)
  }
  let joints = ''
  for (const [column, cut] of cuts)
    for (const row of cut) {
      if (cut.has(row - 2)) continue
      // In the course between two cut ones there is a joint at that place.
      let top = row
      while (cut.has(top + 2)) top += 2
      joints += `M${pair((columns - column) * half, (rows - row) * course)}v${written((row - top - 1) * course)}`
    }
  return { lit: Object.fromEntries(Object.entries(lines).map(([light, { path }]) => [light, path])), joints }
}

/** A drawing above its own drawing for small screens. */
export function withPhone(composition: Composition, phone: Composition): Composition {
  const both: Composition = (brick) =>
    brick.row < phoneCourses ? phone(brick) : composition({ ...brick, row: brick.row - phoneCourses })
  both.isDrawing = true
  return both
}
