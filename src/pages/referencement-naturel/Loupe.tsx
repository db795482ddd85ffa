import classes from './Loupe.module.css'

/** Magnifying glass over the wall, its handle two courses thick, cut by the floor. In pixels of a small screen. */
export const Loupe = () => (
  <g className={classes.lens}>
    <g>
      <line x1="91" x2="240" y1="-10" y2="-10" />
      <line x1="62" x2="240" y1="10" y2="10" />
    </g>
    {/* Pane, joint of the courses above and below, course of the brick, golden brick; last the rim, over all of them. */}
    <circle r="84" />
    <line y1="-84" y2="84" />
    <rect x="-80" y="-24" width="160" height="48" />
    <rect x="-51" y="-24" width="102" height="48" fill="var(--color-star)" />
    <circle r="84" />
  </g>
)
