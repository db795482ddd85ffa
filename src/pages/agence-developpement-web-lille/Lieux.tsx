import { belfry, belfryOf, disc, street, viewOf } from '@/components/Rue/drawing'
import drawing from '@/components/Rue/rue.svg'
import type { lieux } from '@/content/agence'
import classes from './Lieux.module.css'

/** Rooflines whose first house, beside the door, is drawn: steps, a low house; a high one where the town has no belfry. */
const rows = { steps: 1, low: 2, high: 5 }

/** One house of the street at dawn. */
const House = ({ name }: { name: keyof typeof rows }) => (
  <span className={classes.house}>
    <img
      src={`${drawing}#${viewOf(`toits-${rows[name]}`, 'dawn')}`}
      width={street.width}
      height={street.height}
      alt=""
      loading="lazy"
    />
  </span>
)

/** Service area, from the city outwards: the town at dawn, whose houses become lower, then the open sky. */
export function Lieux({ cercles }: Pick<typeof lieux, 'cercles'>) {
  return (
    <>
      <div className={classes.town}>
        {belfryOf ? (
          <span>
            <img src={`${drawing}#${viewOf('beffroi', 'dawn')}`} {...belfry} alt="" loading="lazy" />
          </span>
        ) : (
          <House name="high" />
        )}
        <House name="steps" />
        <House name="low" />
        <img src={`${drawing}#${viewOf('disque', 'dawn')}`} {...disc} alt="" loading="lazy" />
      </div>
      <ol className={classes.places}>
        {cercles.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
