import type { plan, Redirection } from '@/content/refonte'
import classes from './RedirectPlan.module.css'

const address = (text: string, isAddress = true) => (isAddress ? <code>{text}</code> : text)

function Row({ row, columns, meaning }: { row: Redirection; columns: (typeof plan)['columns']; meaning: string }) {
  const { avant, sujet, code, apres, adresses, sans } = row
  return (
    <tr>
      <th scope="row" data-label={columns.avant}>
        {address(avant, adresses?.avant)}
        <span className={classes.subject}>{sujet}</span>
      </th>
      <td data-label={columns.code}>
        <span className={classes.answer}>
          <b data-code={code}>{code}</b> {meaning}
        </span>
      </td>
      <td className={classes.after} data-label={columns.apres}>
        {address(apres, adresses?.apres)}
      </td>
      <td data-label={columns.sans}>{sans}</td>
    </tr>
  )
}

/** Old addresses, what the server answers, and where they lead: a table on large screens, one block per address on small ones. */
export function RedirectPlan({
  caption,
  columns,
  codes,
  rows,
}: Pick<typeof plan, 'caption' | 'columns' | 'codes' | 'rows'>) {
  return (
    <table className={classes.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
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
  )
}
