import { cookies } from '@/content/confidentialite'
import classes from './StockageTable.module.css'

/** What this site leaves on the visitor's device: one row per thing kept. */
export function StockageTable() {
  const [what, why, until] = cookies.columns
  return (
    <table className={classes.table}>
      <caption className="visually-hidden">{cookies.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{what}</th>
          <th scope="col">{why}</th>
          <th scope="col">{until}</th>
        </tr>
      </thead>
      <tbody>
        {cookies.rows.map((row) => (
          <tr key={row.what}>
            <th scope="row">
              {row.what} <span>{row.where}</span>
            </th>
            <td data-column={why}>{row.why}</td>
            <td data-column={until}>{row.until}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
