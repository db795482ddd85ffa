import { DataTable } from '@/components/DataTable/DataTable'
import type { roles } from '@/content/agence'
import classes from './Roles.module.css'

type RolesProps = typeof roles

/** Parts of a role in words, each with its stages: « Mène : Concevoir. Aide : Écouter, Suivre. » */
function inWords(parts: string[], { etapes, partout }: RolesProps) {
  const sentences = [...new Set(['mène', ...parts])].flatMap((part) => {
    const stages = etapes.filter((_, index) => part && parts[index] === part)
    if (stages.length === 0) return []
    const start = part.charAt(0).toUpperCase() + part.slice(1)
    return stages.length === etapes.length ? `${start} ${partout}.` : `${start}\u00a0: ${stages.join(', ')}.`
  })
  return sentences.join(' ')
}

/** Matrix of roles and stages, one brick per part; leading parts draw the steps of a gable. */
export function Roles(props: RolesProps) {
  const { legende, role, etapes, lignes, sansPart } = props
  return (
    <DataTable
      caption={legende}
      isCaptioned
      heads={[role, ...etapes]}
      rows={lignes.map(({ role, text, parts }) => ({
        name: role,
        detail: text,
        cells: parts.map((part) => (part === 'mène' ? <strong key={part}>{part}</strong> : part)),
        note: inWords(parts, props),
      }))}
      isBricks
      empty={sansPart}
      className={classes.roles}
    />
  )
}
