// biome-ignore-all lint/a11y/noRedundantRoles: a table whose display changes loses its roles in Safari
import type { ReactNode, RefObject } from 'react'
import classes from './DataTable.module.css'

interface DataRow {
  /** The head of the row, unique in the table. */
  name: string
  /** Said under the name. */
  detail?: string
  /** One for each column after the first; an empty string where the row has nothing to say. */
  cells: readonly ReactNode[]
}

interface DataTableProps {
  /** Name of the table. Shown if `isCaptioned`, else for screen readers alone: a title above the table says it to the others. */
  caption: string
  isCaptioned?: boolean
  /** Heads of the columns, that of the names first; none in a list of figures that need no head. */
  heads?: readonly string[]
  rows: readonly DataRow[]
  /** Each cell is a brick. */
  isBricks?: boolean
  /** On a small screen a cell says its column before what it holds, not on a line above it. */
  isLabelInline?: boolean
  /** The name says its column too. */
  isNameLabelled?: boolean
  /** Read aloud in an empty cell. */
  empty?: string
  className?: string | undefined
  ref?: RefObject<HTMLTableElement | null>
}

/**
 * A table in columns; below the breakpoint md, a block for each row, in which each cell says its column. The heads are said once: by the
 * columns, or by the cells.
 */
export function DataTable(props: DataTableProps) {
  const { caption, heads, rows, empty, ref } = props
  const looks = [
    classes.table,
    props.isBricks && classes.bricks,
    props.isLabelInline && classes.before,
    props.className,
  ]
  return (
    <table ref={ref} className={looks.filter(Boolean).join(' ')} role="table">
      <caption className={props.isCaptioned ? undefined : 'visually-hidden'}>{caption}</caption>
      {heads && (
        <thead>
          <tr role="row">
            {heads.map((column) => (
              <th key={column} scope="col" role="columnheader">
                {column}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(({ name, detail, cells }) => (
          <tr key={name} role="row">
            <th scope="row" role="rowheader" data-label={props.isNameLabelled ? heads?.[0] : undefined}>
              {name}
              {detail && <span> {detail}</span>}
            </th>
            {cells.map((cell, index) => (
              // A row never changes its cells while it is shown.
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no other name
              <td key={index} role="cell" data-label={heads?.[index + 1]} data-empty={cell === '' || undefined}>
                {cell === '' && empty ? <span className="visually-hidden">{empty}</span> : cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
