import { useRef } from 'react'
import { mesures } from '@/content/etude'
import { figuresPath } from '@/hooks/figures'
import { useFigures } from '@/hooks/useFigures'
import { config } from '@/site/config'
import { projetPath } from '@/site/pages'
import { underBase } from '@/site/paths'
import classes from './Mesures.module.css'

/** The measured table of « Ce site »: every figure comes from the files of the build. */
export function Mesures() {
  const ref = useRef<HTMLTableElement>(null)
  const figure = useFigures(underBase(figuresPath(projetPath('ce-site')), config.basePath), ref)
  return (
    <table ref={ref} className={classes.table}>
      <caption>{mesures.titre}</caption>
      <tbody>
        {mesures.lignes.map(({ figure: name, label }) => (
          <tr key={name}>
            <th scope="row">{label}</th>
            <td data-figure={name}>{figure(name)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
