import type { Tint } from '@/theme/tokens'
import { Picture } from '../Picture/Picture'
import classes from './Screen.module.css'

interface ScreenProps {
  image: Parameters<typeof Picture>[0]['image']
  alt: string
  sizes: string
  tint: Tint
  format: 'bureau' | 'mobile'
  priority?: Parameters<typeof Picture>[0]['priority']
  /** `cover` cuts the screen at the bottom of its ground, as on a card; `stand` puts it on the bottom edge, whole. */
  fit?: 'cover' | 'whole' | 'stand'
}

/** A screenshot in the window or the phone it was taken in, on a tinted ground. */
export function Screen({ image, alt, sizes, tint, format, priority, fit = 'whole' }: ScreenProps) {
  return (
    <div className={classes.ground} data-tint={tint} data-format={format} data-fit={fit}>
      <div className={classes.frame}>
        <Picture image={image} alt={alt} sizes={sizes} priority={priority} />
      </div>
    </div>
  )
}
