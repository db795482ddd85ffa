import type { ReactNode } from 'react'
import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import { Bricks } from '@/components/BrickWall/Bricks'
import { kept } from '@/components/kept'
import type { semaine } from '@/content/agence'
import type { Point } from '@/content/types'
import { pages } from '@/site/pages'
import classes from './Semaine.module.css'

/** One house, each evening of the week, in three drawings; on the last it is finished and lit. */
const houses = [
  ['vvvvv', 'vvvvv'],
  [
    '.............vvv.',
    '............vvvvv',
    '......vlllv.vlllv',
    '......vlllv.vlllv',
    'vvvvv.vvvvv.vvvvv',
    'vlllv.vlllv.vlllv',
    'vlllv.vlllv.vlllv',
    'vvvvv.vvvvv.vvvvv',
  ],
  ['..v..', '.vvv.', 'vvvvv', 'vgggv', 'vgggv', 'vvvvv', 'vgggv', 'vgggv', 'vvvvv'],
]

const items = (points: Point[], drawings: ReactNode[] = []) =>
  points.map(({ title, text }, index) => (
    <li key={title}>
      {drawings[index]}
      <h3>{kept(title)}</h3>
      <p>{text}</p>
    </li>
  ))

/** One week of a project, each day under its house, then permanent rules. */
export function Semaine({ jours, regles, link }: Pick<typeof semaine, 'jours' | 'regles' | 'link'>) {
  return (
    <>
      <ol className={classes.week}>
        {items(
          jours,
          houses.map((lines) => <Bricks key={lines.length} lines={lines} />),
        )}
      </ol>
      <ul className={classes.rules}>{items(regles)}</ul>
      <ArrowLink to={`${pages.creation.path}#etapes`} id="agence-lien-etapes">
        {link}
      </ArrowLink>
    </>
  )
}
