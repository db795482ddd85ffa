import type { etapes } from '@/content/creation'
import classes from './Stages.module.css'

/** Who does what, stage by stage: our part and the client's, in two columns of bricks. */
export function Stages({ title, colonnes, lignes }: Pick<typeof etapes, 'title' | 'colonnes' | 'lignes'>) {
  return (
    <table className={classes.stages}>
      <caption className="visually-hidden">{title}</caption>
      <thead className="wide-heads">
        <tr>
          <th scope="col">{colonnes.etape}</th>
          <th scope="col">{colonnes.nous}</th>
          <th scope="col">{colonnes.vous}</th>
        </tr>
      </thead>
      <tbody>
        {lignes.map(({ etape, nous, vous }) => (
          <tr key={etape}>
            <th scope="row">{etape}</th>
            <td data-side={colonnes.nous}>{nous}</td>
            <td data-side={colonnes.vous}>{vous}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
