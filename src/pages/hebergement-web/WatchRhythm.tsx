import type { surveillance } from '@/content/hebergement'
import classes from './WatchRhythm.module.css'

/** Checks of a site, from most to least frequent, each under a ruler that shows its frequency. */
export function WatchRhythm({ rythmes }: Pick<typeof surveillance, 'rythmes'>) {
  return (
    <dl className={classes.rhythm}>
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
