import classes from './BrickWall.module.css'
import { type Composition, lightWall } from './wall'

interface BricksProps {
  composition: Composition
  /** Extent of the drawing, in courses and half bricks. */
  rows: number
  columns: number
  className?: string | undefined
}

/**
 * A drawing in bricks on the page itself. Decorative: hidden from assistive technology. A stylesheet around it sets `--brick` and `--course`,
 * the length of a brick and the height of a course with their joints, and `--light-1` to `--light-5`, the colours of its digits.
 */
export function Bricks({ composition, rows, columns, className = '' }: BricksProps) {
  return (
    <svg
      className={`${classes.bricks} ${className}`.trim()}
      viewBox={`0 0 ${columns} ${rows}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {Object.entries(lightWall(composition, rows, columns)).map(([light, path]) => (
        <path key={light} className={classes[light.slice(0, -1)]} d={path} />
      ))}
    </svg>
  )
}
