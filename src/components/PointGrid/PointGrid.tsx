import type { ReactNode } from 'react'
import { kept } from '../kept'
import classes from './PointGrid.module.css'

export interface PointGridProps {
  points: { title: string; text: ReactNode }[]
  className?: string | undefined
}

/** A few points side by side: a term and its explanation. */
export function PointGrid({ points, className }: PointGridProps) {
  return (
    <dl className={[classes.grid, points.length === 4 && classes.fours, className].filter(Boolean).join(' ')}>
      {points.map(({ title, text }) => (
        <div key={title}>
          <dt className="display">{kept(title)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
