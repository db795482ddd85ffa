import { DataTable } from '@/components/DataTable/DataTable'
import type { comparaison } from '@/content/creation'
import classes from './Comparison.module.css'

/**
 * Three kinds of site, criterion by criterion. One row per kind, so that on small screens each kind is one block; on large ones the
 * stylesheet stands the rows side by side as columns.
 */
export function Comparison({ caption, sorte, criteria, kinds }: typeof comparaison) {
  return (
    <DataTable
      caption={caption}
      heads={[sorte, ...criteria]}
      rows={kinds.map(({ kind, answers }) => ({ name: kind, cells: answers }))}
      className={classes.table}
    />
  )
}
