import classes from './Logo.module.css'
import { type LogoFile, logo, sign } from './sign'

const { width, height, bricks, lit } = sign

/** The sign, or the owner's logo. Hidden from assistive technology: the brand's name is beside it. */
export function Logo({ own = logo }: { own?: LogoFile | undefined }) {
  if (own)
    return <img src={import.meta.env.BASE_URL + own.file.slice(1)} width={own.width} height={own.height} alt="" />
  return (
    <svg className={classes.logo} viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <path className={classes.bricks} d={bricks} />
      <path className={classes.lit} d={lit} />
    </svg>
  )
}
