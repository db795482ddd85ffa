import { DataTable } from '@/components/DataTable/DataTable'
import { cookies } from '@/content/confidentialite'
import classes from './StockageTable.module.css'

/** One row per item stored on the visitor's device. */
export function StockageTable() {
  return (
    <DataTable
      caption={cookies.caption}
      heads={cookies.columns}
      rows={cookies.rows.map(({ what, where, why, until }) => ({ name: what, detail: where, cells: [why, until] }))}
      isLabelInline
      className={classes.table}
    />
  )
}
