import classes from './Logo.module.css'
import { sign } from './sign'

const { width, height, bricks, lit } = sign

/** The sign, beside the brand's name, so hidden from assistive technology. */
export function Logo() {
  return (
    <svg className={classes.logo} viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <path className={classes.bricks} d={bricks} />
      <path className={classes.lit} d={lit} />
    </svg>
  )
}
