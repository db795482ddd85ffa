import { type ReactNode, useMemo } from 'react'
import classes from './BrickWall.module.css'
import { Lights } from './Lights'
import { type Composition, lightWall, sunkOf } from './wall'

const rows = 24
const columns = 20

interface BrickWallProps {
  composition?: Composition
  /** On small screens the wall has this number of courses: it is sunk so that its golden bricks, its subject, are in view. */
  low?: number | undefined
  /** An SVG drawing over the wall, besides its lit bricks. Its units: 20 half bricks wide, 24 courses high. */
  children?: ReactNode
}

/**
 * The brick wall behind a hero or a call to action, with the lit bricks of a composition, if any. Decorative: hidden from assistive
 * technology.
 */
export function BrickWall({ composition, low, children }: BrickWallProps) {
  const lights = useMemo(
    () => (composition ? Object.entries(lightWall(composition, rows, columns)) : []),
    [composition],
  )
  const sunk = low ? sunkOf(lights, rows, low) : 0
  if (lights.length === 0 && !children) return <div className={classes.wall} />
  return (
    <div className={classes.wall}>
      <Lights
        lights={lights}
        rows={rows}
        columns={columns}
        className={`${classes.lights} ${classes[`sunk${sunk}`] ?? ''}`.trim()}
      >
        {children}
      </Lights>
    </div>
  )
}
