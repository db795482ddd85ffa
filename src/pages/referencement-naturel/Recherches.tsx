import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import { DataTable } from '@/components/DataTable/DataTable'
import type { contenus } from '@/content/referencement'
import { pages } from '@/site/pages'
import classes from './Recherches.module.css'

/** One row per question that people type: what they want, the page that answers. */
export function Recherches({ title, colonnes, lignes, source, lien }: typeof contenus) {
  return (
    <>
      <DataTable
        caption={title}
        heads={colonnes}
        rows={lignes.map(({ recherche, attente, page }) => ({ name: recherche, cells: [attente, page] }))}
        isLabelInline
        className={classes.table}
      />
      <div className={classes.after}>
        <p>{source}</p>
        <ArrowLink to={pages.creation.path} id="referencement-lien-creation">
          {lien}
        </ArrowLink>
      </div>
    </>
  )
}
