import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import { Bricks } from '@/components/BrickWall/Bricks'
import { kept } from '@/components/kept'
import { PointGrid } from '@/components/PointGrid/PointGrid'
import type { semaine } from '@/content/agence'
import { pages } from '@/site/pages'
import classes from './Semaine.module.css'

/** A house for each day, lit on the first and the last, which are the client's. */
const street = [
  '.........bb......vv.',
  '.vv.....bbbb.ll.vvvv',
  'vvvv.ll.b11bllllvggv',
  'vggvllllbbbbl11lvggv',
  'vvvvl11lb11bllllvvvv',
  'v11vllllbbbbl11lvggv',
  'v11vl11lb11bl11lvggv',
  'vvvvl11lb11bllllvggv',
]

/** One week of a project as a street, a day under each house, then permanent rules. */
export function Semaine({ jours, regles, lien }: Pick<typeof semaine, 'jours' | 'regles' | 'lien'>) {
  return (
    <>
      <Bricks lines={street} className={classes.street} />
      <ol className={classes.week}>
        {jours.map(({ title, text }) => (
          <li key={title}>
            <h3>{kept(title)}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <PointGrid points={regles} />
      <ArrowLink to={`${pages.creation.path}#etapes`} id="agence-lien-etapes">
        {lien}
      </ArrowLink>
    </>
  )
}
