import classes from './Sign.module.css'

/** A small drawing: SVG path data, on a grid of three courses of three half bricks (`row`). */
export interface Drawing {
  /** Bricks of the wall. */
  laid?: string
  /** Bricks that show the subject. */
  golden?: string
  /** Lines in the colour of the text. */
  lines?: string
  /** Bricks that are not there. */
  absent?: string
}

/** A row of bricks from a column on, `length` half bricks long, each of `each` half bricks. */
export const row = (course: number, column = 0, length = 3, each = 1) =>
  Array.from({ length: length / each }, (_, index) => {
    const width = 60 * each - 6
    return `M${60 * (column + index * each)} ${30 * course}h${width}v24h-${width}z`
  }).join('')

/** The drawing of a title, beside it. */
export const Sign = (drawing: Drawing) => (
  <svg className={classes.sign} viewBox="-2 -2 178 88" aria-hidden="true">
    {Object.entries(drawing).map(([layer, path]) => (
      <path key={layer} className={classes[layer]} d={path} />
    ))}
  </svg>
)
