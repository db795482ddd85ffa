import type { ReactNode } from 'react'
import classes from './BrickWall.module.css'
import { Lights } from './Lights'
import { type Composition, phoneCourses, wallCourses, withPhone } from './wall'

/** Width of a wall's drawing, in half bricks. */
const columns = 20

/** No brick is lit. */
const unlit: Composition = () => undefined

interface BrickWallProps {
  composition?: Composition
  /** SVG over the lit bricks, in half bricks and courses: `columns` wide, `wallCourses` high, then the courses of the phone's drawing. */
  children?: ReactNode
}

/**
 * The brick wall behind a hero or a call to action, with the lit bricks of a composition, if any. Decorative: hidden from assistive
 * technology.
 */
export function BrickWall({ composition, children }: BrickWallProps) {
  if (!composition && !children) return <div className={classes.wall} />
  const drawn = composition ?? unlit
  const { phone } = drawn
  return (
    <div className={classes.wall}>
      <Lights
        composition={phone ? withPhone(drawn, phone) : drawn}
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
