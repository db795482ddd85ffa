import { useMemo } from 'react'
import classes from './BrickWall.module.css'
import { type Composition, lightWall } from './wall'

const rows = 24
const columns = 20

/** The brickwork behind a hero: dark on dark, with a few bricks lit. Decoration only, hidden from assistive technology. */
export function BrickWall({ composition }: { composition: Composition }) {
  const lights = useMemo(() => Object.entries(lightWall(composition, rows, columns)), [composition])
  return (
    <div className={classes.wall}>
      <svg className={classes.lights} viewBox={`0 0 ${columns} ${rows}`} preserveAspectRatio="none" aria-hidden="true">
        {lights.map(([light, path]) => (
          <path key={light} className={classes[light]} d={path} />
        ))}
      </svg>
    </div>
  )
}
