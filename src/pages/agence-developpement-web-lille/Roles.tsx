import type { roles } from '@/content/agence'
import classes from './Roles.module.css'

/** Roles against stages, one brick per part: the leading ones draw the steps of a gable. */
export function Roles({ legende, role, etapes, lignes }: typeof roles) {
  return (
    <table className={classes.roles}>
      <caption>{legende}</caption>
      <thead className="wide-heads">
        <tr>
          <th scope="col">{role}</th>
          {etapes.map((etape) => (
            <th key={etape} scope="col">
              {etape}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lignes.map((ligne) => (
          <tr key={ligne.role}>
            <th scope="row">
              {ligne.role}
              <span>{ligne.text}</span>
            </th>
            {etapes.map((etape, index) => (
              <td key={etape} data-etape={etape} data-part={ligne.parts[index]}>
                {ligne.parts[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
