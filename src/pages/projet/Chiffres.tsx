// biome-ignore-all lint/a11y/noRedundantRoles: a table whose display changes loses its roles in Safari
import { figuresPath } from '@/browser/figures'
import { chiffres } from '@/content/etude'
import { useFigures } from '@/hooks/useFigures'
import { config } from '@/site/config'
import { projetPath, thisSite } from '@/site/pages'
import { underBase } from '@/site/paths'
import classes from './Chiffres.module.css'

/** The measured table of « Ce site », a brick for each figure: every one comes from the files of the build. */
export function Chiffres() {
  const [ref, figure] = useFigures(underBase(figuresPath(projetPath(thisSite)), config.basePath))
  const lines = chiffres.lignes
    .map((line) => ({ ...line, value: figure(line.figure) }))
    .filter(({ value }) => value !== undefined)
  if (lines.length === 0) return null
  return (
    <table ref={ref} className={classes.table} role="table">
      <caption>{chiffres.titre}</caption>
      <tbody>
        {lines.map(({ figure: name, label, value }) => (
          <tr key={name} role="row">
            <th scope="row" role="rowheader">
              {label}
            </th>
            <td role="cell" data-figure={name}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
