import type { ReactNode } from 'react'
import classes from './BrickWall.module.css'
import { type Composition, lightWall } from './wall'

interface LightsProps {
  composition: Composition
  /** Extent of the drawing, in courses and half bricks; it is stretched over its box. */
  rows: number
  columns: number
  className: string
  /** Unlit bricks are behind: joints part them from lit halves. */
  isOnWall?: boolean
  /** An SVG drawing over the bricks. */
  children?: ReactNode
}

const classOf = (light: string) => `${classes[light.slice(0, -1)]} ${classes[`level${light.at(-1)}`] ?? ''}`.trim()

/** Lit bricks, as an SVG. Decorative: hidden from assistive technology. */
export function Lights({ composition, rows, columns, className, isOnWall = false, children }: LightsProps) {
  const { lit, joints } = lightWall(composition, rows, columns, { isOnWall })
  return (
    <svg className={className} viewBox={`0 0 ${columns} ${rows}`} preserveAspectRatio="none" aria-hidden="true">
      {Object.entries(lit).map(([light, path]) => (
        <path key={light} className={classOf(light)} d={path} />
      ))}
      {isOnWall && joints && <path className={classes.joint} d={joints} />}
      {children}
    </svg>
  )
}
