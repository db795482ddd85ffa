import type { Point } from '@/content/types'
import classes from './Lignes.module.css'

/** One row per term, its explanation beside it. */
export function Lignes({ points }: { points: Point[] }) {
  return (
    <dl className={classes.rows}>
      {points.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
