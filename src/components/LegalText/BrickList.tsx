import type { ReactElement } from 'react'
import classes from './BrickList.module.css'

interface BrickListProps {
  items: ReactElement[]
}

/** A list as a wall: one brick for each item. */
export function BrickList({ items }: BrickListProps) {
  return (
    <ul className={classes.bricks}>
      {items.map((item) => (
        <li key={item.key}>{item}</li>
      ))}
    </ul>
  )
}
