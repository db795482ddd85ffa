import { DataTable } from '@/components/DataTable/DataTable'
import type { roles } from '@/content/agence'
import classes from './Roles.module.css'

type RolesProps = typeof roles

/** Matrix of roles and stages, one brick per part; leading parts draw the steps of a gable. */
export function Roles({ legende, role, etapes, lignes, sansPart }: RolesProps) {
  return (
    <DataTable
      caption={legende}
      isCaptioned
      heads={[role, ...etapes]}
      rows={lignes.map(({ role, text, parts }) => ({
        name: role,
        detail: text,
        cells: parts.map((part) => (part === 'mène' ? <strong key={part}>{part}</strong> : part)),
      }))}
      isBricks
      isLabelInline
      empty={sansPart}
      className={classes.roles}
    />
  )
}
