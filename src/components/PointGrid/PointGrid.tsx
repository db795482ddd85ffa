import type { ReactNode } from 'react'
import { kept } from '../kept'
import classes from './PointGrid.module.css'

export interface PointGridProps {
  /** `id`, of points whose titles may be the same. */
  points: { id?: string; title: string; text: ReactNode }[]
}

/** Points, each a term and its explanation, laid out by a class. */
export const PointList = ({ points, className }: PointGridProps & { className: string | undefined }) => (
  <dl className={className}>
    {points.map(({ id, title, text }) => (
      <div key={id ?? title}>
        <dt className="display">{kept(title)}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
)

/** A few points side by side. */
export const PointGrid = ({ points }: PointGridProps) => (
  <PointList points={points} className={points.length === 4 ? `${classes.grid} ${classes.fours}` : classes.grid} />
)
