import type { surveillance } from '@/content/hebergement'
import classes from './WatchRhythm.module.css'

/** Checks of a site, from most to least frequent, each under a course that shows its frequency, marked every week. */
export function WatchRhythm({ echelle, rythmes }: Pick<typeof surveillance, 'echelle' | 'rythmes'>) {
  return (
    <dl className={classes.rhythm} data-scale={echelle}>
      {rythmes.map(({ rythme, when, title, text }) => (
        <div key={rythme} data-rhythm={rythme}>
          <dt className="display">{when}</dt>
          <dd>
            <strong>{`${title}.`}</strong>
            {` ${text}`}
          </dd>
        </div>
      ))}
    </dl>
  )
}
