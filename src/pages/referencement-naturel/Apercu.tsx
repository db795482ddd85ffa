import { apercu, description } from '@/content/referencement'
import { absoluteUrl } from '@/seo/head'
import { config } from '@/site/config'
import { limits, pages } from '@/site/pages'
import classes from './Apercu.module.css'

const { title, path } = pages.referencement
/** Address of the site without its scheme, its last slash included. */
const site = absoluteUrl('/', config).replace(/^.*?\/\//, '')

/** A ruler as long as our limit, with a mark every ten characters, and a line as long as the text. */
function Ruler({ name, limit, text, max }: { name: string; limit: string; text: string; max: number }) {
  const wide = Number((max / 150).toFixed(1))
  return (
    <p className={classes.ruler}>
      <svg viewBox={`0 0 ${max} 1`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 0h${text.length}v.5H0zM10 0${`h${wide}v1h-${wide}zm10 0`.repeat(max / 10)}`} />
      </svg>
      <strong>{name}</strong>
      {` ${text.length} ${apercu.caracteres}, ${limit}`}
    </p>
  )
}

/** This page as a search result, between the rulers of its title and of its description. */
export const Apercu = () => (
  <div className={classes.result}>
    <Ruler {...apercu.titre} text={title} max={limits.title.max} />
    <div>
      <p>
        <img src={`${import.meta.env.BASE_URL}favicon.svg`} width="40" height="40" alt="" loading="lazy" />
        <strong>{config.nom}</strong>
        <br />
        {site}
        <wbr />
        {path.slice(1)}
      </p>
      <p className={classes.title}>{title}</p>
      <p>{description}</p>
    </div>
    <Ruler {...apercu.description} text={description} max={limits.description.max} />
  </div>
)
