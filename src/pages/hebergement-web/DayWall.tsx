import { BrickWall } from '@/components/BrickWall/BrickWall'
import { jour, recit } from '@/content/hebergement'
import classes from './DayWall.module.css'

const hourOf = (etat: string) => Number.parseInt(recit.heures.find((heure) => heure.etat === etat)?.datetime ?? '', 10)
const failure = hourOf('panne')

/** First hour and length of each part of the day; the incident told on the page lies over the day. */
const parts = [
  ['night', 0, 7],
  ['day', 7, 13],
  ['night', 20, 4],
  ['incident', failure, hourOf('ligne') - failure],
] as const

/** A day of a monitored site: one brick per hour; that of the incident stands out, under its label. */
export function DayWall() {
  return (
    <>
      <BrickWall>
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
