import { apercu } from '@/content/referencement'
import { absoluteUrl } from '@/seo/head'
import { config } from '@/site/config'
import { limits, pages } from '@/site/pages'
import classes from './Apercu.module.css'

const { title, description, path } = pages.referencement
const { mesures, caracteres } = apercu

const rows = [
  {
    ...mesures.titre,
    length: `${title.length} ${caracteres}, ${mesures.titre.limit}`,
    share: title.length / limits.title.max,
  },
  {
    ...mesures.description,
    length: `${description.length} ${caracteres}, ${mesures.description.limit}`,
    share: description.length / limits.description.max,
  },
  { ...mesures.adresse, share: undefined },
]

/** This page as a search result: its own canonical address, title and description, measured against our limits. */
export function Apercu() {
  return (
    <div className={classes.apercu}>
      <figure>
        <div className={classes.results}>
          <p className={classes.query}>
            {apercu.recherche}
            <svg width="20" height="20" aria-hidden="true">
              <path d="M8.5 14.5a6 6 0 1 1 0-12 6 6 0 0 1 0 12zM13 13l5 5" />
            </svg>
          </p>
          <div className={classes.result}>
            <p className={classes.url}>{absoluteUrl(path, config)}</p>
            <p className={classes.title}>{title}</p>
            <p className={classes.description}>{description}</p>
          </div>
        </div>
        <figcaption>{apercu.legende}</figcaption>
      </figure>
      <div>
        <dl className={classes.measures}>
          {rows.map((row) => (
            <div key={row.title}>
              <dt>{row.title}</dt>
              <dd className={classes.length}>{row.length}</dd>
              <dd>
                {row.share !== undefined && (
                  <svg className={classes.gauge} aria-hidden="true">
                    <rect width={`${Math.min(100, row.share * 100).toFixed(1)}%`} height="6" />
                  </svg>
                )}
                {row.text}
              </dd>
            </div>
          ))}
        </dl>
        <p className={classes.note}>{apercu.note}</p>
      </div>
    </div>
  )
}
