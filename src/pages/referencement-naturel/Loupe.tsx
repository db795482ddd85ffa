import classes from './Loupe.module.css'

/** A round glass on the wall enlarges a brick; the floor cuts its handle of two courses. In pixels of a small screen. */
export const Loupe = () => (
  <g className={classes.lens}>
    <g>
      <line x1="91" x2="240" y1="-10" y2="-10" />
      <line x1="62" x2="240" y1="10" y2="10" />
    </g>
    <circle r="84" />
    <line y1="-84" y2="84" />
    <rect x="-80" y="-24" width="160" height="48" />
    <rect x="-51" y="-24" width="102" height="48" fill="var(--color-star)" />
    <circle r="84" />
  </g>
)
