import type { surveillance } from '@/content/hebergement'
import classes from './WatchRhythm.module.css'

/** Checks on a site, from the most frequent to the rarest, each under a ruler as dense as its rhythm. */
export function WatchRhythm({ rythmes }: Pick<typeof surveillance, 'rythmes'>) {
  return (
    <dl className={classes.rhythm}>
      {rythmes.map(({ rythme, when, title, text }) => (
        <div key={rythme} data-rhythm={rythme}>
          <dt className="display">{when}</dt>
          <dd>
            <strong>{title}</strong> {text}
          </dd>
        </div>
      ))}
    </dl>
  )
}
