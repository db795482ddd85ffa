import { type Image, Picture } from '@/components/Picture/Picture'
import classes from './Illustration.module.css'

interface IllustrationProps {
  image: Image
  alt: string
  legende?: string
}

/** An image in the text of a study. */
export function Illustration({ image, alt, legende }: IllustrationProps) {
  return (
    // RGAA 1.9 requires the role, named by the caption.
    <figure className={classes.figure} role={legende && 'figure'} aria-label={legende}>
      <Picture image={image} alt={alt} sizes="(width < 700px) 88vw, 600px" />
      {legende && <figcaption>{legende}</figcaption>}
    </figure>
  )
}
