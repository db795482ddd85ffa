import type { ReactNode } from 'react'
import { kept } from '../kept'
import classes from './PointGrid.module.css'

export interface PointGridProps {
  points: { title: string; text: ReactNode }[]
}

/** A few points side by side: a term and its explanation. */
export function PointGrid({ points }: PointGridProps) {
  return (
    <dl className={points.length === 4 ? `${classes.grid} ${classes.fours}` : classes.grid}>
      {points.map(({ title, text }) => (
        <div key={title}>
          <dt className="display">{kept(title)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
