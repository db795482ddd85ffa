import { DataTable } from '@/components/DataTable/DataTable'
import type { roles } from '@/content/agence'
import classes from './Roles.module.css'

type RolesProps = typeof roles

/**
 * Matrix of stages and roles. From lg on, one wall: a column for each stage, a course for each role, the last one its foundation; the leading
 * parts are gold, with their role's name, and draw the steps of a gable. Narrower: a small wall for each stage.
 */
export function Roles({ legende, etape, etapes, lignes, mene, sansPart }: RolesProps) {
  const others = [...new Set(lignes.flatMap(({ parts }) => parts))].filter((part) => part !== mene)
  return (
    <DataTable
      caption={
        <>
          {`${legende} `}
          <span className={classes.key} aria-hidden="true">
            {others.map((part) => (
              <span key={part} data-empty={part === '' || undefined}>
                {`${part || sansPart} `}
              </span>
            ))}
          </span>
        </>
      }
      isCaptioned
      heads={[{ name: etape }, ...lignes.map(({ role, text }) => ({ name: role, detail: text }))]}
      rows={etapes.map((name, index) => ({
        name,
        detail: lignes
          .filter(({ parts }) => parts[index] === mene)
          .map(({ role }) => `${role} ${mene}`)
          .join(', '),
        cells: lignes.map(({ parts }) => parts[index] ?? ''),
      }))}
      lead={mene}
      empty={sansPart}
      className={classes.roles}
    />
  )
}
