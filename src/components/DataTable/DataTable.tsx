// biome-ignore-all lint/a11y/noRedundantRoles: a table whose display changes loses its roles in Safari
import type { ReactNode, Ref } from 'react'
import classes from './DataTable.module.css'

interface DataTableProps {
  caption: ReactNode
  /** Header of a row, unique in the table, and its cell. */
  rows: readonly { name: string; cell: ReactNode }[]
  className?: string | undefined
  ref?: Ref<HTMLTableElement>
}

/** A table of values, each with its name. */
export function DataTable({ caption, rows, className = '', ref }: DataTableProps) {
  return (
    <table ref={ref} className={`${classes.table} ${className}`.trim()} role="table">
      <caption>{caption}</caption>
      <tbody>
        {rows.map(({ name, cell }) => (
          <tr key={name} role="row">
            <th scope="row" role="rowheader">
              {name}
            </th>
            <td role="cell">{cell}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
