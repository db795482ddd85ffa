import { Fragment } from 'react'
import { Bricks } from '@/components/BrickWall/Bricks'
import type { recit } from '@/content/hebergement'
import classes from './IncidentReport.module.css'

interface IncidentReportProps {
  rapport: (typeof recit)['rapport']
  /** The bricks of all minutes of the incident, as one course (`Bricks`). */
  course: string
}

/** The incident report, styled as a sheet of paper under the wall laid down. */
export function IncidentReport({ rapport: { title, lignes }, course }: IncidentReportProps) {
  return (
    <div className={classes.sheet}>
      <h3>{title}</h3>
      <Bricks lines={[course]} />
      <dl>
        {lignes.map(({ term, text }) => (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
      </dl>
    </div>
  )
}
