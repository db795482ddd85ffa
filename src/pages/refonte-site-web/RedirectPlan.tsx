import type { plan, Redirection } from '@/content/refonte'
import classes from './RedirectPlan.module.css'

function Row({ row, columns, meaning }: { row: Redirection; columns: (typeof plan)['columns']; meaning: string }) {
  const { avant, code, apres, sans } = row
  return (
    <tr>
      <th scope="row" data-label={columns.avant}>
        {avant}
      </th>
      <td data-label={columns.code}>
        <b data-code={code}>{code}</b>
        {` ${meaning}`}
      </td>
      <td className={classes.after} data-label={columns.apres}>
        {apres}
      </td>
      <td data-label={columns.sans}>{sans}</td>
    </tr>
  )
}

/** Old addresses, what the server answers, and where they lead: a table on large screens, one block per address on small ones. */
export function RedirectPlan({ title, columns, codes, rows, note }: Omit<typeof plan, 'intro'>) {
  return (
    <>
      <table className={classes.table}>
        <caption className="visually-hidden">{title}</caption>
        <thead className="wide-heads">
          <tr>
            {Object.values(columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.avant} row={row} columns={columns} meaning={codes[row.code]} />
          ))}
        </tbody>
      </table>
      <p className={classes.note}>{note}</p>
    </>
  )
}
