import { BrickWall } from '@/components/BrickWall/BrickWall'
import { drawing } from '@/components/BrickWall/wall'
import { jour } from '@/content/hebergement'
import classes from './DayWall.module.css'

/** The courses below and above the hours. */
const courses = drawing('llllllllll.', '', '', '', '', 'llllllllll.', '', '')

/** First hour and length of each part of the day; the shortest is the incident told on the page (content/hebergement.ts). */
const parts = [
  ['night', 0, 7],
  ['day', 7, 2],
  ['incident', 9, 1],
  ['day', 10, 10],
  ['night', 20, 4],
] as const

/** A day of a monitored site: one brick per hour, one of them unlit. */
export function DayWall() {
  return (
    <>
      <BrickWall composition={courses}>
        <g className={classes.hours} transform="translate(9 19) scale(.416667 1)">
          {parts.map(([part, from, hours]) => (
            <path key={from} data-part={part} d={`M${from} 0h${hours}`} />
          ))}
        </g>
      </BrickWall>
      <div className={classes.dial} aria-hidden="true">
        {jour.map(({ hour, part }) => (
          <p key={hour}>
            {`${hour}\u00a0h\n`}
            {part}
          </p>
        ))}
      </div>
    </>
  )
}
