import type { ReactNode } from 'react'
import classes from './BrickWall.module.css'
import { Lights } from './Lights'
import { type Composition, phoneCourses, wallCourses, withPhone } from './wall'

const columns = 20

/** No brick is lit. */
const unlit: Composition = () => undefined

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
  if (!composition && !children) return <div className={classes.wall} />
  const phone = composition?.phone
  return (
    <div className={classes.wall}>
      <Lights
        composition={composition && phone ? withPhone(composition, phone) : (composition ?? unlit)}
        rows={phone ? wallCourses + phoneCourses : wallCourses}
        columns={columns}
        className={`${classes.lights} ${phone ? classes.both : ''}`.trim()}
        isOnWall
      >
        {children}
      </Lights>
    </div>
  )
}
