import classes from './Sign.module.css'

/** A small drawing: SVG path data, on a grid of three courses of three half bricks (`row`). */
export interface Drawing {
  /** Bricks of the wall. */
  laid?: string
  /** Bricks that show the subject. */
  golden?: string
  /** Bricks in the colour of the text. */
  dark?: string
  /** Lines in the colour of the text. */
  lines?: string
  /** Bricks that are not there. */
  absent?: string
  /** Width and height of a larger drawing. */
  box?: [width: number, height: number]
}

/** A row of bricks from a column on, `length` half bricks long, each of `each` half bricks, drawn within `inset` of their edges. */
export const row = (course: number, column = 0, length = 3, each = 1, inset = 0) =>
  Array.from({ length: length / each }, (_, index) => {
    const [width, height] = [60 * each - 6 - 2 * inset, 24 - 2 * inset]
    return `M${60 * (column + index * each) + inset} ${30 * course + inset}h${width}v${height}h-${width}z`
  }).join('')

/** A row of golden bricks, whose outlines end where bricks do. */
export const gold = (course: number, column = 0, length = 3, each = 1) => row(course, column, length, each, 1.5)

/**
 * A course from one column to another, in the running bond of a larger drawing: bricks as long as a column, cut at its ends.
 * @param draw `gold` for golden ones
 */
export const bond = (course: number, first: number, last: number, draw: typeof gold = row) => {
  const joints = [0, 1, 2, 3, 4].map((column) => column + (course % 2) / 2).filter((at) => at > first && at < last)
  return [first, ...joints]
    .map((column, index) => draw(course, column, (joints[index] ?? last) - column, (joints[index] ?? last) - column))
    .join('')
}

/** A row of half bricks that are not there: their outlines, as wide as those that are. */
export const gaps = (course: number, column = 0, length = 3, each = 1) => row(course, column, length, each, 1)

/** The drawing of a title, beside it. */
export const Sign = ({ box: [width, height] = [174, 84], ...layers }: Drawing) => (
  <svg
    className={classes.sign}
    viewBox={`0 0 ${width} ${height}`}
    data-large={height > 84 ? '' : undefined}
    aria-hidden="true"
  >
    {Object.entries(layers).map(([layer, path]) => (
      <path key={layer} className={classes[layer]} d={path} />
    ))}
  </svg>
)
