import type { PointGridProps } from '../PointGrid/PointGrid'
import classes from './EnBref.module.css'

/** The essential of a page in a few terms, on a white block that rises into the band above; `title` is heard, the terms are seen. */
export function EnBref({ title, points }: PointGridProps & { title: string }) {
  return (
    <section className={classes.paper} id="en-bref" aria-label={title}>
      <dl className={classes.list}>
        {points.map(({ title: term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
