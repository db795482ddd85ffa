import { apercu, description } from '@/content/referencement'
import { absoluteUrl } from '@/seo/head'
import { config } from '@/site/config'
import { pages } from '@/site/pages'
import classes from './Apercu.module.css'
import { Lignes } from './Lignes'

const { title, path } = pages.referencement
const { mesures, caracteres } = apercu

/** How long a text of this page is, in characters, then what is said of it. */
const measured = (length: number, { title, limit, text }: (typeof mesures)['titre']) => ({
  title,
  text: `${length} ${caracteres}, ${limit}. ${text}`,
})

/** This page as a search result: its own canonical address, title and description, and how long they are beside our limits. */
export function Apercu() {
  return (
    <>
      <div className={classes.result}>
        <p className={classes.url}>{absoluteUrl(path, config)}</p>
        <p className={classes.title}>{title}</p>
        <p>{description}</p>
      </div>
      <Lignes points={[measured(title.length, mesures.titre), measured(description.length, mesures.description)]} />
      <p>{apercu.note}</p>
    </>
  )
}
