import { Bricks } from '@/components/BrickWall/Bricks'
import { apercu, description } from '@/content/referencement'
import { absoluteUrl } from '@/seo/head'
import { config } from '@/site/config'
import { limits, pages } from '@/site/pages'
import classes from './Apercu.module.css'

const { title, path } = pages.referencement
const url = absoluteUrl(path, config).replace(/^.*?\/\//, '')

const lengths = [
  { ...apercu.titre, length: title.length, max: limits.title.max, ink: 'b' },
  { ...apercu.description, length: description.length, max: limits.description.max, ink: '1' },
]

/** Characters of a brick. */
const perBrick = 10
/** Half bricks of a length, in whole bricks. */
const halves = (characters: number) => 2 * Math.ceil(characters / perBrick)

/** This page as a search result: canonical URL, title and description; then their lengths within our limits, in bricks. */
export function Apercu() {
  return (
    <div className={classes.apercu}>
      <div className={classes.result}>
        <p>
          {url.slice(0, 1 - path.length)}
          <wbr />
          {path.slice(1)}
        </p>
        <p className={classes.title}>{title}</p>
        <p>{description}</p>
      </div>
      <ul className={classes.lengths}>
        {lengths.map(({ name, limit, note, length, max, ink }) => (
          <li key={name}>
            <p>
              <strong>{name}</strong>
              {` ${length} ${apercu.caracteres}, ${limit}`}
            </p>
            <Bricks lines={[ink.repeat(halves(length)).padStart(halves(max), '2')]} />
            {note && <p>{note}</p>}
          </li>
        ))}
      </ul>
    </div>
  )
}
