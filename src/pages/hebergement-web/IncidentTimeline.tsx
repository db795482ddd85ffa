import type { ReactNode } from 'react'
import type { Heure, recit } from '@/content/hebergement'
import { IncidentReport } from './IncidentReport'
import classes from './IncidentTimeline.module.css'

type Recit = typeof recit

interface HourProps extends Pick<Recit, 'etats' | 'labels'> {
  heure: Heure
  /** The end of the story, under its last hour. */
  children?: ReactNode
}

function Hour({ heure, etats, labels, children }: HourProps) {
  const { datetime, time, day, etat, title, vous, nous } = heure
  return (
    <li data-state={etat}>
      <p className={classes.when}>
        {day && <span>{day} </span>}
        <time dateTime={datetime}>{time}</time> <span className={classes.state}>{etats[etat]}</span>
      </p>
      <h3>{title}</h3>
      <p>
        <b>{labels.vous}</b> {vous}
      </p>
      <p>
        <b>{labels.nous}</b> {nous}
      </p>
      {children}
    </li>
  )
}

/** A fictitious incident told hour by hour, down to the report that closes it. */
export function IncidentTimeline({ etats, labels, heures, rapport }: Omit<Recit, 'title' | 'intro'>) {
  return (
    <ol className={classes.timeline}>
      {heures.map((heure, index) => (
        <Hour key={heure.title} heure={heure} etats={etats} labels={labels}>
          {index === heures.length - 1 && <IncidentReport {...rapport} />}
        </Hour>
      ))}
    </ol>
  )
}
