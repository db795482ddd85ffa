import { Fragment } from 'react'
import type { PointGridProps } from '../PointGrid/PointGrid'
import classes from './EnBref.module.css'

/** Key facts of a page on a white block that overlaps the band above. `title` is for screen readers only. */
export function EnBref({ title, points }: PointGridProps & { title: string }) {
  return (
    <section className={classes.paper} id="en-bref" aria-label={title}>
      <dl className={classes.list}>
        {points.map(({ title: term, text }) => (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}
