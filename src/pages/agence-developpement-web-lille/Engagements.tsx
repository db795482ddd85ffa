import { DataTable } from '@/components/DataTable/DataTable'
import type { engagements } from '@/content/agence'
import classes from './Engagements.module.css'

/** For each asset of the client: the clause of the contract, and how to check it. */
export function Engagements({ title, colonnes, lignes }: typeof engagements) {
  return (
    <DataTable
      caption={title}
      heads={colonnes}
      rows={lignes.map(({ objet, contrat, verification }) => ({ name: objet, cells: [contrat, verification] }))}
      className={classes.table}
    />
  )
}
