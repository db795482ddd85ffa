import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import { Fold } from '@/components/Disclosure/Fold'
import type { contenus } from '@/content/referencement'
import { pages } from '@/site/pages'
import classes from './Recherches.module.css'

/** One row per query: the intention, and the page that answers. */
export function Recherches({ colonnes, lignes, source, lien }: typeof contenus) {
  return (
    <>
      <ul className={classes.searches}>
        {lignes.map(({ recherche, attente, page }, index) => (
          <li key={recherche}>
            <Fold name="recherches" title={recherche} hint={page} isOpen={index === 0}>
              <dl>
                <dt>{colonnes[1]}</dt>
                <dd>{attente}</dd>
                <dt>{colonnes[2]}</dt>
                <dd>{page}</dd>
              </dl>
            </Fold>
          </li>
        ))}
      </ul>
      <div className={classes.after}>
        <p>{source}</p>
        <ArrowLink to={pages.creation.path} id="referencement-lien-creation">
          {lien}
        </ArrowLink>
      </div>
    </>
  )
}
