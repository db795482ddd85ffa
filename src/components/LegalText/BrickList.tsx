import type { ReactElement } from 'react'
import classes from './BrickList.module.css'

interface BrickListProps {
  items: ReactElement[]
  /** Gold, as bricks of the drawing beside it. */
  isStrong?: boolean
}

/** A list as a wall: one brick for each item. */
export function BrickList({ items, isStrong }: BrickListProps) {
  return (
    <ul className={isStrong ? `${classes.bricks} ${classes.strong}` : classes.bricks}>
      {items.map((item) => (
        <li key={item.key}>{item}</li>
      ))}
    </ul>
  )
}
