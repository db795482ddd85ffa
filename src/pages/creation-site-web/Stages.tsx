import { DataTable } from '@/components/DataTable/DataTable'
import type { etapes } from '@/content/creation'
import classes from './Stages.module.css'

/** Who does what, stage by stage: our part and the client's, in two columns of bricks. */
export function Stages({ title, colonnes, lignes }: typeof etapes) {
  return (
    <DataTable
      caption={title}
      heads={[colonnes.etape, colonnes.nous, colonnes.vous]}
      rows={lignes.map(({ etape, nous, vous }) => ({ name: etape, cells: [nous, vous] }))}
      isBricks
      className={classes.stages}
    />
  )
}
