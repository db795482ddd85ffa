import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import type { contenus } from '@/content/referencement'
import { pages } from '@/site/pages'
import classes from './Recherches.module.css'

/** Each query in a search field, the intention behind it, and the page that answers; both stand on what a real list comes from. */
export function Recherches({ colonnes, lignes, source, link }: Omit<typeof contenus, 'title' | 'intro'>) {
  return (
    <>
      <ul className={classes.searches}>
        {lignes.map(({ recherche, attente, page }) => (
          <li key={recherche}>
            <h3>{recherche}</h3>
            <p>
              <strong>{colonnes.attente}</strong>
              {` ${attente}`}
            </p>
            <div className={`browser-window ${classes.page}`}>
              <p>
                <strong>{colonnes.page}</strong>
                {` ${page}`}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <div className={classes.ground} data-tone="dark">
        <p className="display">{source}</p>
        <ArrowLink to={pages.creation.path} id="referencement-lien-creation">
          {link}
        </ArrowLink>
      </div>
    </>
  )
}
