import classes from './Loupe.module.css'

/** A round glass on the wall, at the end of its handle of two courses: it enlarges a brick. In pixels of a small screen. */
export const Loupe = () => (
  <g className={classes.lens} stroke="var(--color-surface)" strokeWidth="6">
    <circle r="84" fill="var(--color-secondary)" />
    <path className={classes.joints} d="M-80-24H80M-80 24H80M0-84v60M0 24v60M-51-24v48M51-24v48" />
    <rect x="-48" y="-21" width="96" height="42" fill="var(--color-star)" stroke="none" />
    <circle r="84" fill="none" stroke="var(--color-primary-on-dark)" strokeWidth="17" />
    <g stroke="var(--color-primary)" strokeWidth="16" strokeDasharray="54 5" transform="rotate(32)">
      <line x1="97" x2="400" y1="-10.5" y2="-10.5" />
      <line x1="97" x2="400" y1="10.5" y2="10.5" strokeDashoffset="29" />
    </g>
  </g>
)
