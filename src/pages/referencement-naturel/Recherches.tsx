import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import type { contenus } from '@/content/referencement'
import { pages } from '@/site/pages'
import classes from './Recherches.module.css'

/** What people type, what they want, the page that answers: one row per question. */
export function Recherches({ title, colonnes, lignes, source, lien }: typeof contenus) {
  return (
    <>
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
          {lignes.map(({ recherche, attente, page }) => (
            <tr key={recherche}>
              <th scope="row" className="display">
                {recherche}
              </th>
              <td data-colonne={colonnes[1]}>{attente}</td>
              <td data-colonne={colonnes[2]}>{page}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={classes.after}>
        <p>{source}</p>
        <ArrowLink to={pages.creation.path} id="referencement-lien-creation">
          {lien}
        </ArrowLink>
      </div>
    </>
  )
}
