import { titres } from 'virtual:projets/titres'
import { Link } from 'react-router-dom'
import { Breadcrumb } from '@/components/Breadcrumb/Breadcrumb'
import { readPaths } from '@/components/Rue/live/visit'
import { description, groupes, hero, lues, tousLesProjets } from '@/content/plan'
import { useHydrated } from '@/hooks/useBrowserValue'
import { crumbsTo, type PageId, pages, projetPath } from '@/site/pages'
import { serviceIds } from '@/site/services'
import classes from './PlanDuSitePage.module.css'

/** Links of a house; projects follow the page that lists them. */
const linksOf = (id: PageId) => [
  { id: `plan-${id}`, path: pages[id].path, text: id === 'projets' ? tousLesProjets : pages[id].label },
  ...(id === 'projets'
    ? titres.map(({ name, titre }) => ({ id: `plan-projet-${name}`, path: projetPath(name), text: titre }))
    : []),
]

/** Room of a group in the street: services come first and large, then projects; what the law asks for is small. */
const sizeOf = (ids: readonly PageId[]) => {
  if (ids.includes(serviceIds[0])) return 'high'
  if (ids.includes('projets')) return 'wide'
  return ids.includes('plan') ? 'low' : undefined
}

/**
 * Site map, the second way to find pages beside the menu (RGAA 12.1). Each group is a house; its links are windows, lit once the page has
 * been read during this visit, as this one is; the contact page is the door.
 */
export default function PlanDuSitePage() {
  const hydrated = useHydrated()
  const isRead = (path: string) => hydrated && readPaths.has(path)
  return (
    <div className={classes.plan} data-tone="dark">
      <div className={`container ${classes.head}`}>
        <div>
          <Breadcrumb crumbs={crumbsTo('plan')} />
          <h1>{hero.title}</h1>
        </div>
        <div>
          <p className={classes.lead}>{hero.lead}</p>
          {/* Its space is reserved until hydration. */}
          <div className={classes.key}>{hydrated && <p data-live>{lues.legende}</p>}</div>
        </div>
      </div>
      <div className={classes.street}>
        {groupes.map(({ title, pages: ids }) => (
          <div key={title} className={classes.house} data-size={sizeOf(ids)}>
            <h2>{title}</h2>
            <ul className={classes.links}>
              {ids.flatMap(linksOf).map(({ id, path, text }) => (
                <li key={id}>
                  {path === pages.plan.path ? (
                    <strong aria-current="page" data-read>
                      {text}
                    </strong>
                  ) : (
                    <Link
                      to={path}
                      id={id}
                      className={path === pages.contact.path ? `${classes.door} display` : undefined}
                      data-read={isRead(path) || undefined}
                    >
                      {text}
                      {isRead(path) && <span className="visually-hidden"> {lues.mention}</span>}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div className={classes.pavement} />
      </div>
    </div>
  )
}

PlanDuSitePage.description = description
