import { BrickWall } from '@/components/BrickWall/BrickWall'
import { drawing } from '@/components/BrickWall/wall'
import { journee, panne, recit } from '@/content/hebergement'
import classes from './DayWall.module.css'

/** A house without the windows of its three floors. */
const house = drawing(
  '...vvvvv...',
  '.vvvvvvvvv.',
  'vv........v',
  'vvvvvvvvvvv',
  'vv........v',
  'vvvvvvvvvvv',
  'vv........v',
  'vvvvvvvvvvv',
)

/** Hours on a floor. */
const wide = 8
const floors = [0, 1, 2]

/** SVG path data of the windows from one hour to another, in the units of a BrickWall. */
const windows = (from: number, to: number) =>
  floors
    .map((floor) => {
      const [first, last] = [Math.max(from - wide * floor, 0), Math.min(to - wide * floor, wide)]
      return first < last ? `M${11 + first} ${18.5 + 2 * floor}h${last - first}` : ''
    })
    .join('')

const failure = Number.parseInt(recit.heures.find(({ etat }) => etat === 'panne')?.datetime ?? '', 10)

/** Hours on line; that of the failure, over its window. */
const day = [windows(0, 24), windows(failure, failure + 1)]

/** A day of a monitored site: a house with a window for each hour. Hours on line and that of the incident have the colours of labels. */
export function DayWall() {
  return (
    <>
      <BrickWall composition={house}>
        <g className={classes.hours}>
          {day.map((path) => (
            <path key={path} d={path} />
          ))}
        </g>
      </BrickWall>
      <div className={classes.floors} aria-hidden="true">
        {floors.map((floor) => (
          <p key={floor}>
            {`${wide * floor}\u00a0h`}
            {floor === 0 && <i>{journee}</i>}
            {floor === Math.floor(failure / wide) && <b>{panne}</b>}
          </p>
        ))}
      </div>
    </>
  )
}
