import { Fold } from '@/components/Disclosure/Fold'
import { apercu, description } from '@/content/referencement'
import { absoluteUrl } from '@/seo/head'
import { config } from '@/site/config'
import { pages } from '@/site/pages'
import classes from './Apercu.module.css'
import { Lignes } from './Lignes'

const { title, path } = pages.referencement
const { mesures, caracteres } = apercu
const url = absoluteUrl(path, config)

/** Length of a text of this page, in characters, and a comment on it. */
const measured = (length: number, { title, limit, text }: (typeof mesures)['titre']) => ({
  title,
  text: `${length} ${caracteres}, ${limit}. ${text}`,
})

/** This page as a search result: canonical URL, title and description, beside their lengths and our limits, folded on a phone. */
export function Apercu() {
  return (
    <div className={classes.halves}>
      <div className={classes.result}>
        <p className={classes.url}>
          {url.slice(0, 1 - path.length)}
          <wbr />
          {path.slice(1)}
        </p>
        <p className={classes.title}>{title}</p>
        <p>{description}</p>
      </div>
      <div>
        <Fold name="apercu" title={apercu.longueurs}>
          <Lignes points={[measured(title.length, mesures.titre), measured(description.length, mesures.description)]} />
          <p>{apercu.note}</p>
        </Fold>
      </div>
    </div>
  )
}
