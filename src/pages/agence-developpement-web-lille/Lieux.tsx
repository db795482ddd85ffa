import { Bricks } from '@/components/BrickWall/Bricks'
import { kept } from '@/components/kept'
import { belfry, belfryTown, street, viewOf } from '@/components/Rue/drawing'
import drawing from '@/components/Rue/rue.svg'
import type { lieux } from '@/content/agence'
import classes from './Lieux.module.css'

/** A part of the street at dawn. */
const Dawn = ({ part, ...size }: { part: string; width: number; height: number }) => (
  <img src={`${drawing}#${viewOf(part, 'dawn')}`} {...size} alt="" loading="lazy" />
)

/** Rooflines whose first house, beside the door, is drawn: a high one where the town has no belfry, steps, a low house. */
const [high, steps, low] = [5, 1, 2].map((row) => (
  <span key={row} className={classes.house}>
    <Dawn part={`toits-${row}`} width={street.width} height={street.height} />
  </span>
))

/** A screen on its desk: clients outside the region are met by video. */
const screen = ['vvvvvvvv', 'vggggggv', 'vggggggv', 'vggggggv', 'vvvvvvvv', '...vv...', '.vvvvvv.']

const views = [
  belfryTown ? (
    <span key={belfryTown} className={classes.belfry}>
      <Dawn part="beffroi" {...belfry} />
    </span>
  ) : (
    high
  ),
  steps,
  low,
  <span key="screen">
    <Bricks lines={screen} />
  </span>,
]

/** Service area, from the city outwards: the town at dawn, whose houses become lower, then a screen. */
export function Lieux({ cercles }: Pick<typeof lieux, 'cercles'>) {
  return (
    <ol className={classes.places}>
      {cercles.map(({ title, text }, index) => (
        <li key={title}>
          {views[index]}
          <h3>{kept(title)}</h3>
          <p>{kept(text)}</p>
        </li>
      ))}
    </ol>
  )
}
