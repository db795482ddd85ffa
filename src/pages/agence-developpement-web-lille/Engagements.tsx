import type { engagements } from '@/content/agence'
import classes from './Engagements.module.css'

/** What is the client's, what the contract says of it, how to check it. */
export function Engagements({ title, colonnes, lignes }: typeof engagements) {
  const [, contract, check] = colonnes
  return (
    <table className={classes.table}>
      <caption className="visually-hidden">{title}</caption>
      <thead className="wide-heads">
        <tr>
          {colonnes.map((colonne) => (
            <th key={colonne} scope="col">
              {colonne}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lignes.map(({ objet, contrat, verification }) => (
          <tr key={objet}>
            <th scope="row">{objet}</th>
            <td data-colonne={contract}>{contrat}</td>
            <td data-colonne={check}>{verification}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
