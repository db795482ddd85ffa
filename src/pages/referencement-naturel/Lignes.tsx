import { Fragment } from 'react'
import type { Point } from '@/content/types'
import classes from './Lignes.module.css'

/** One row per term, its explanation beside it. */
export function Lignes({ points }: { points: Point[] }) {
  return (
    <dl className={classes.rows}>
      {points.map(({ title, text }) => (
        <Fragment key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
