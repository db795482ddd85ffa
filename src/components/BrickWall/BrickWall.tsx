import { useMemo } from 'react'
import classes from './BrickWall.module.css'
import { type Composition, lightWall } from './wall'

const rows = 24
const columns = 20

/** The brickwork behind a hero: dark on dark, with a few bricks lit if there is a composition. Decoration only. */
export function BrickWall({ composition }: { composition?: Composition }) {
  const lights = useMemo(
    () => (composition ? Object.entries(lightWall(composition, rows, columns)) : []),
    [composition],
  )
  if (lights.length === 0) return <div className={classes.wall} />
  return (
    <div className={classes.wall}>
      <svg className={classes.lights} viewBox={`0 0 ${columns} ${rows}`} preserveAspectRatio="none" aria-hidden="true">
        {lights.map(([light, path]) => (
          <path
            key={light}
            className={`${classes[light.slice(0, -1)]} ${classes[`level${light.at(-1)}`] ?? ''}`}
            d={path}
          />
        ))}
      </svg>
    </div>
  )
}
