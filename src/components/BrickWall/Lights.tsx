import type { ReactNode } from 'react'
import classes from './BrickWall.module.css'

interface LightsProps {
  /** Path data by light (lightWall), in courses and half bricks. */
  lights: [string, string][]
  /** Extent of the drawing, in courses and half bricks; it is stretched over its box. */
  rows: number
  columns: number
  className: string
  /** An SVG drawing over the bricks. */
  children?: ReactNode
}

const classOf = (light: string) => `${classes[light.slice(0, -1)]} ${classes[`level${light.at(-1)}`] ?? ''}`.trim()

/** Lit bricks, as an SVG. Decorative: hidden from assistive technology. */
export const Lights = ({ lights, rows, columns, className, children }: LightsProps) => (
  <svg className={className} viewBox={`0 0 ${columns} ${rows}`} preserveAspectRatio="none" aria-hidden="true">
    {lights.map(([light, path]) => (
      <path key={light} className={classOf(light)} d={path} />
    ))}
    {children}
  </svg>
)
