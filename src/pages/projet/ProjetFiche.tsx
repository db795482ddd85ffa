import { Link } from 'react-router-dom'
import type { ProjetComplet } from '@/content/defineProjet'
import { demonstration as demonstrationWords, fiche } from '@/content/etude'
import { formatDate } from '@/site/formats'
import { pages } from '@/site/pages'
import classes from './ProjetFiche.module.css'

/** Summary of the project, and its details; the last one is its date, or the notice that its organisation is fictitious. */
export function ProjetFiche({ projet }: { projet: ProjetComplet }) {
  const { resume, secteur, service, date, demonstration, client, url, duree } = projet
  return (
    <div className={`container ${classes.fiche}`}>
      <p className={classes.summary}>{resume}</p>
      <dl className={classes.list}>
        {client && (
          <div>
            <dt>{fiche.client}</dt>
            <dd>{client}</dd>
          </div>
        )}
        {url && (
          <div>
            <dt>{fiche.url}</dt>
            <dd>
              <a href={url} id="projet-fiche-site">
                {new URL(url).host}
              </a>
            </dd>
          </div>
        )}
        {duree && (
          <div>
            <dt>{fiche.duree}</dt>
            <dd>{duree}</dd>
          </div>
        )}
        <div>
          <dt>{fiche.secteur}</dt>
          <dd>{secteur}</dd>
        </div>
        <div>
          <dt>{fiche.service}</dt>
          <dd>
            <Link to={pages[service].path} id={`projet-fiche-${service}`}>
              {pages[service].label}
            </Link>
          </dd>
        </div>
        {demonstration ? (
          <div>
            <dt>{demonstrationWords.label}</dt>
            <dd className={classes.notice}>{demonstrationWords.texte}</dd>
          </div>
        ) : (
          <div>
            <dt>{fiche.date}</dt>
            <dd>
              <time dateTime={date}>{formatDate(date)}</time>
            </dd>
          </div>
        )}
      </dl>
    </div>
  )
}
