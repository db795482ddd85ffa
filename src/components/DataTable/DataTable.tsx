// biome-ignore-all lint/a11y/noRedundantRoles: a table whose display changes loses its roles in Safari
import type { ReactNode, Ref } from 'react'
import classes from './DataTable.module.css'

interface DataRow {
  /** Header, unique in the table. */
  name: string
  /** Text under the header. */
  detail?: string
  /** Cells of the columns after the first; an empty string for an empty cell. */
  cells: readonly ReactNode[]
}

interface DataTableProps {
  /** Caption of the table, visible if `isCaptioned`, else for screen readers only, under a visible title of the section. */
  caption: ReactNode
  isCaptioned?: boolean
  /** Column headers, that of the row headers first; omitted for a plain list of figures. */
  heads?: readonly Omit<DataRow, 'cells'>[]
  rows: readonly DataRow[]
  /** Text of the cells that stand out. */
  lead?: string | undefined
  /** Text for screen readers in an empty cell. */
  empty?: string
  className?: string | undefined
  ref?: Ref<HTMLTableElement>
}

/** A data table. Each cell shows its column header, which is announced once; a stylesheet that keeps columns hides it. */
export function DataTable(props: DataTableProps) {
  const { caption, heads, rows, lead, empty, ref } = props
  return (
    <table ref={ref} className={`${classes.table} ${props.className ?? ''}`.trim()} role="table">
      <caption className={props.isCaptioned ? undefined : 'visually-hidden'}>{caption}</caption>
      {heads && (
        <thead>
          <tr role="row">
            {heads.map(({ name, detail }) => (
              <th key={name} scope="col" role="columnheader">
                {name}
                {detail && <span> {detail}</span>}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(({ name, detail, cells }) => (
          <tr key={name} role="row">
            <th scope="row" role="rowheader">
              {name}
              {detail && <span> {detail}</span>}
            </th>
            {cells.map((cell, index) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: cells have no id, and never change order
                key={index}
                role="cell"
                data-lead={(lead && cell === lead) || undefined}
                data-empty={cell === '' || undefined}
              >
                {heads && <b aria-hidden="true">{heads[index + 1]?.name} </b>}
                {cell || empty}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
