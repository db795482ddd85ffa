import { Bricks } from '@/components/BrickWall/Bricks'
import { Fold } from '@/components/Disclosure/Fold'
import type { Heure, recit } from '@/content/hebergement'
import { minutesFrom } from '@/site/minutes'
import { IncidentReport } from './IncidentReport'
import classes from './IncidentTimeline.module.css'
import { minuteCourses } from './minuteCourses'

type Recit = typeof recit

interface HourProps extends Pick<Recit, 'etats' | 'labels'> {
  heure: Heure
  next: Heure | undefined
  first: Heure
}

/** Minutes drawn for the last entry, which has no end. */
const endless = 10

function Hour({ heure, next, first, etats, labels }: HourProps) {
  const { datetime, time, etat, title, vous, nous } = heure
  const minutes = minutesFrom(heure, next)
  const from = minutesFrom(first, heure) ?? 0
  return (
    <li data-state={etat}>
      <Bricks lines={minuteCourses(from, from + (minutes ?? endless), etat, next?.etat ?? etat)} />
      <p className={classes.when}>
        <time dateTime={datetime}>{time}</time>
        {` ${etats[etat]}`}
      </p>
      <Fold
        name="incident"
        title={title}
        hint={
          <>
            <b>{labels.vous}</b>
            {` ${vous}`}
          </>
        }
      >
        <p>
          <b>{labels.nous}</b>
          {` ${nous}`}
        </p>
      </Fold>
    </li>
  )
}

/** A fictitious incident hour by hour, beside a wall of its minutes, and its report. On a phone our part is folded. */
export function IncidentTimeline({ etats, labels, heures, rapport }: Omit<Recit, 'title' | 'intro'>) {
  return (
    <>
      <ol className={classes.timeline}>
        {heures.map((heure, index) => (
          <Hour
            key={heure.title}
            heure={heure}
            next={heures[index + 1]}
            first={heures[0] ?? heure}
            etats={etats}
            labels={labels}
          />
        ))}
      </ol>
      <IncidentReport {...rapport} />
    </>
  )
}
