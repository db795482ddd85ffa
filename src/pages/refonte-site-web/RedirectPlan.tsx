import { Fold } from '@/components/Disclosure/Fold'
import type { plan } from '@/content/refonte'
import classes from './RedirectPlan.module.css'

/** Old paths: status code, target, and consequence without a plan. */
export function RedirectPlan({ columns, codes, rows, note }: Omit<typeof plan, 'title' | 'intro'>) {
  return (
    <>
      <ul className={classes.plan}>
        {rows.map(({ avant, code, apres, sans }, index) => (
          <li key={avant}>
            <Fold
              name="plan"
              title={avant}
              hint={
                <>
                  <b data-code={code}>{code}</b> {apres}
                </>
              }
              isOpen={index === 0}
            >
              <dl>
                <dt>{columns.code}</dt>
                <dd>
                  <b data-code={code}>{code}</b> {codes[code]}
                </dd>
                <dt>{columns.apres}</dt>
                <dd className={classes.target}>{apres}</dd>
                <dt>{columns.sans}</dt>
                <dd>{sans}</dd>
              </dl>
            </Fold>
          </li>
        ))}
      </ul>
      <p className={classes.note}>{note}</p>
    </>
  )
}
