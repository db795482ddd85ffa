import { BrickWall } from '@/components/BrickWall/BrickWall'
import { drawing } from '@/components/BrickWall/wall'
import { jour } from '@/content/hebergement'
import classes from './DayWall.module.css'

/** The course above the hours. */
const course = drawing('llllllllll.', '', '', '', '', '', '', '')

/** First hour and length of each part of the day; the incident told on the page (content/hebergement.ts) lies over the day. */
const parts = [
  ['night', 0, 7],
  ['day', 7, 13],
  ['incident', 9, 1],
  ['night', 20, 4],
] as const

/** A day of a monitored site: one brick per hour, one of them unlit. */
export function DayWall() {
  return (
    <>
      <BrickWall composition={course}>
        <g className={classes.hours} transform="translate(9 19) scale(.416667 1)">
          {parts.map(([part, from, hours]) => (
            <path key={from} data-part={part} d={`M${from} 0h${hours}`} />
          ))}
        </g>
      </BrickWall>
      <div className={classes.dial} aria-hidden="true">
        {parts.map(([part, from, hours]) => (
          <p key={from}>{`${jour[part]}\n${from} à ${from + hours}\u00a0h`}</p>
        ))}
      </div>
    </>
  )
}
