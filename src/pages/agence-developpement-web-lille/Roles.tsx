import { DataTable } from '@/components/DataTable/DataTable'
import type { roles } from '@/content/agence'
import classes from './Roles.module.css'

type RolesProps = typeof roles

/** Matrix of roles and stages, one brick per part; leading parts draw the steps of a gable. A legend has the words of the bricks. */
export function Roles({ legende, role, etapes, lignes, mene, sansPart }: RolesProps) {
  const kinds = [...new Set(lignes.flatMap(({ parts }) => parts))]
  return (
    <DataTable
      caption={
        <>
          {`${legende} `}
          <span className={classes.key} aria-hidden="true">
            {kinds.map((part) => (
              <span key={part} data-empty={part === '' || undefined}>
                {`${part || sansPart} `}
              </span>
            ))}
          </span>
        </>
      }
      isCaptioned
      heads={[role, ...etapes]}
      rows={lignes.map(({ role, text, parts }) => ({
        name: role,
        detail: text,
        cells: parts,
      }))}
      isBricks
      lead={mene}
      empty={sansPart}
      className={classes.roles}
    />
  )
}
