import { Fragment } from 'react'
import { DataTable } from '@/components/DataTable/DataTable'
import type { plan } from '@/content/refonte'
import classes from './RedirectPlan.module.css'

/** Old addresses: what the server answers, where they lead, and what would happen without a plan. */
export function RedirectPlan({ title, columns, codes, rows, note }: Omit<typeof plan, 'intro'>) {
  return (
    <>
      <DataTable
        caption={title}
        heads={Object.values(columns)}
        rows={rows.map(({ avant, code, apres, sans }) => ({
          name: avant,
          cells: [
            <Fragment key="code">
              <b data-code={code}>{code}</b>
              {` ${codes[code]}`}
            </Fragment>,
            apres,
            sans,
          ],
        }))}
        isNameLabelled
        className={classes.table}
      />
      <p className={classes.note}>{note}</p>
    </>
  )
}
