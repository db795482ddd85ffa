import type { ReactNode } from 'react'
import classes from './BrickWall.module.css'
import { Lights } from './Lights'
import { drawing } from './wall'

interface BricksProps {
  /** Lines of the picture (see `drawing`), all of one length; undefined, for an item without a picture, draws nothing. */
  lines: string[] | undefined
  className?: string | undefined
  /** An SVG drawing over the bricks, in half bricks and courses. */
  children?: ReactNode
}

/**
 * A drawing in bricks on the page itself. The stylesheet of its parent sets `--brick` and `--course`, the length of a brick and the height
 * of a course with their joints, and the colours of digits, `--light-1` to `--light-6`, where they are not pale.
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
