import classes from './Loupe.module.css'

/** A round glass on the wall of a small screen, at the end of its handle: it enlarges a brick. */
export const Loupe = () => (
  <g transform="translate(15.1 32.2)">
    <g className={classes.round}>
      <g transform="translate(-2.4 -1.7) scale(2.55 2.8)" stroke="var(--color-surface)" strokeWidth=".06">
        <circle r="1" fill="var(--color-secondary)" />
        <line y1="-1" y2="1" />
        <rect x="-1" y="-.3" width="2" height=".6" fill="var(--color-secondary)" />
        <rect x="-.6" y="-.27" width="1.2" height=".54" fill="var(--color-star)" />
        <circle r="1" fill="none" stroke="var(--color-primary-on-dark)" strokeWidth=".2" />
      </g>
    </g>
  </g>
)
