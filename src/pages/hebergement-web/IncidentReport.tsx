import { Fragment } from 'react'
import type { recit } from '@/content/hebergement'
import classes from './IncidentReport.module.css'

/** The incident report, styled as a sheet of paper. */
export function IncidentReport({ title, lignes }: (typeof recit)['rapport']) {
  return (
    <div className={classes.sheet}>
      <h3>{title}</h3>
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
