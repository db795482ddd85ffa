import type { plan } from '@/content/refonte'
import classes from './RedirectPlan.module.css'

/**
 * Each old path is a brick, from which an arrow with the status code leads to a brick of the new site; then the words of the code, and the
 * consequence without it.
 */
export function RedirectPlan({ columns, codes, rows, note }: Omit<typeof plan, 'title' | 'intro'>) {
  return (
    <>
      <div className={classes.plan}>
        {rows.map(({ avant, code, apres, sans }) => (
          <dl key={avant} data-code={code}>
            <dt>{columns.avant}</dt>
            <dd>{avant}</dd>
            <dt>{columns.code}</dt>
            <dd>{code}</dd>
            <dt>{columns.apres}</dt>
            <dd>{apres}</dd>
            <dd>
              <b>{`${codes[code]}.`}</b>
              {` ${sans}`}
            </dd>
          </dl>
        ))}
      </div>
      <p>{note}</p>
    </>
  )
}
