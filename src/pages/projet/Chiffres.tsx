// biome-ignore-all lint/a11y/noRedundantRoles: a table whose display changes loses its roles in Safari
import { figuresPath } from '@/browser/figures'
import { chiffres } from '@/content/etude'
import { useFigures } from '@/hooks/useFigures'
import { config } from '@/site/config'
import { projetPath, thisSite } from '@/site/pages'
import { underBase } from '@/site/paths'
import classes from './Chiffres.module.css'
import { FigureBricks } from './FigureBricks'

/** The measured table of « Ce site »: every figure comes from the files of the build. */
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
        {lines.map(({ figure: name, label, value }, index) => (
          <tr key={name} role="row" data-tone={index === 0 ? 'dark' : undefined}>
            <th scope="row" role="rowheader">
              {label}
            </th>
            <td role="cell">
              <span data-figure={name}>{value}</span>
              {index === 0 && (
                <div>
                  <FigureBricks figure={figure} />
                  <p>{chiffres.briques}</p>
                </div>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
