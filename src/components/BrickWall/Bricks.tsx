import type { ReactNode } from 'react'
import classes from './BrickWall.module.css'
import { Lights } from './Lights'
import { drawing } from './wall'

interface BricksProps {
  /** The drawing (`drawing`), every line as long as the first; undefined for an item of a copy that has none: nothing is drawn. */
  lines: string[] | undefined
  className?: string | undefined
  /** An SVG drawing over the bricks, in half bricks and courses. */
  children?: ReactNode
}

/**
 * A drawing in bricks on the page itself. A stylesheet around it sets `--brick` and `--course`, the length of a brick and the height of a
 * course with their joints, and those of `--light-1` to `--light-6`, the colours of its digits, that are not pale.
 */
export function Bricks({ lines, className = '', children }: BricksProps) {
  if (!lines) return null
  const [rows, columns] = [lines.length, lines[0]?.length ?? 0]
  return (
    <Lights
      composition={drawing(...lines)}
      rows={rows}
      columns={columns}
      className={`${classes.bricks} ${className}`.trim()}
    >
      {children}
    </Lights>
  )
}
