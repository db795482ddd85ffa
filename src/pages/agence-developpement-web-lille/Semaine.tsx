import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import { Bricks } from '@/components/BrickWall/Bricks'
import { kept } from '@/components/kept'
import type { semaine } from '@/content/agence'
import type { Point } from '@/content/types'
import { pages } from '@/site/pages'
import classes from './Semaine.module.css'

/** One house, each evening of the week: a day's courses are darker than those of the days before; on the last, it is finished and lit. */
const house = [
  '..........................v...',
  '...................vvv...vvv..',
  '..................vvvvv.vvvvv.',
  '............v111v.l111l.vgggv.',
  '............v111v.l111l.vgggv.',
  '......vvvvv.lllll.lllll.vvvvv.',
  '......vv11v.ll11l.ll11l.vvggv.',
  'vv11v.ll11l.ll11l.ll11l.vvggv.',
  'vv11v.ll11l.ll11l.ll11l.vvggv.',
]

const items = (points: Point[]) =>
  points.map(({ title, text }) => (
    <li key={title}>
      <h3>{kept(title)}</h3>
      <p>{text}</p>
    </li>
  ))

/** One week of a project, under the house that it builds, then permanent rules. */
export function Semaine({ jours, regles, lien }: Pick<typeof semaine, 'jours' | 'regles' | 'lien'>) {
  return (
    <>
      <Bricks lines={house} className={classes.house} />
      <ol className={classes.week}>{items(jours)}</ol>
      <ul className={classes.rules}>{items(regles)}</ul>
      <ArrowLink to={`${pages.creation.path}#etapes`} id="agence-lien-etapes">
        {lien}
      </ArrowLink>
    </>
  )
}
