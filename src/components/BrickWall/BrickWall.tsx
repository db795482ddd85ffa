import { type ReactNode, useMemo } from 'react'
import classes from './BrickWall.module.css'
import { Lights } from './Lights'
import { below, type Composition, lightWall, withPhone } from './wall'

const rows = 24
const columns = 20

interface BrickWallProps {
  composition?: Composition
  /** An SVG drawing over the wall, besides its lit bricks. Its units: 20 half bricks wide, 24 courses high; a phone's, under those. */
  children?: ReactNode
}

/**
 * The brick wall behind a hero or a call to action, with the lit bricks of a composition, if any. Decorative: hidden from assistive
 * technology.
 */
export function BrickWall({ composition, children }: BrickWallProps) {
  const phone = composition?.phone
  const height = phone ? rows + below : rows
  const lights = useMemo(
    () =>
      composition
        ? Object.entries(lightWall(phone ? withPhone(composition, phone) : composition, height, columns))
        : [],
    [composition, phone, height],
  )
  if (lights.length === 0 && !children) return <div className={classes.wall} />
  return (
    <div className={classes.wall}>
      <Lights
        lights={lights}
        rows={height}
        columns={columns}
        className={`${classes.lights} ${phone ? classes.both : ''}`.trim()}
      >
        {children}
      </Lights>
    </div>
  )
}
