import { apercu, description } from '@/content/referencement'
import { absoluteUrl } from '@/seo/head'
import { config } from '@/site/config'
import { limits, pages } from '@/site/pages'
import classes from './Apercu.module.css'

const { title, path } = pages.referencement
/** Address of the site without its scheme, its last slash included. */
const site = absoluteUrl('/', config).replace(/^.*?\/\//, '')

const lines = [
  { ...apercu.titre, text: title, max: limits.title.max, className: classes.title },
  { ...apercu.description, text: description, max: limits.description.max, className: classes.description },
]

/** Characters that a brick and its joint stand for. */
const perBrick = 10
/** Joint, in characters: both rulers are stretched to one width, on which a 250th of each looks alike. */
const jointOf = (max: number) => max / 250
/** A course ends with a brick, whole or cut. */
const widthOf = (max: number) => (max % perBrick === 0 ? max - jointOf(max) : max)

/** This page as a search result: URL, title and description, over rulers of bricks as long as our limits, lit as far as texts go. */
export const Apercu = () => (
  <div className={classes.result}>
    <p>
      {site}
      <wbr />
      {path.slice(1)}
    </p>
    {lines.map(({ name, limit, note, text, max, className }) => (
      <div key={name}>
        <p className={className}>{text}</p>
        <svg
          viewBox={`0 0 ${widthOf(max)} 1`}
          preserveAspectRatio="none"
          strokeDasharray={`${perBrick - jointOf(max)} ${jointOf(max)}`}
          aria-hidden="true"
        >
          <path d={`M0 .5h${max}`} />
          <path d={`M0 .5h${text.length}`} />
        </svg>
        <p>
          <strong>{name}</strong>
          {` ${text.length} ${apercu.caracteres}, ${limit}. ${note ?? ''}`}
        </p>
      </div>
    ))}
  </div>
)
