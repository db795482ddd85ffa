import type { ReactElement } from 'react'
import classes from './BrickList.module.css'

/** A list as a wall: one brick for each item, as long as its words. */
export function BrickList({ items }: { items: ReactElement[] }) {
  return (
    <ul className={classes.bricks}>
      {items.map((item) => (
        <li key={item.key}>{item}</li>
      ))}
    </ul>
  )
}
