import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import { Bricks } from '@/components/BrickWall/Bricks'
import { kept } from '@/components/kept'
import type { refus } from '@/content/agence'
import { pages } from '@/site/pages'
import classes from './Refus.module.css'

/** A road sign, no entry; its post is in the stylesheet. */
const noEntry = [
  '....vvvv....',
  '..vvvvvvvv..',
  '.vvvvvvvvvv.',
  '.vvvvvvvvvv.',
  'vvvvvvvvvvvv',
  'vv11111111vv',
  'vv11111111vv',
  'vvvvvvvvvvvv',
  '.vvvvvvvvvv.',
  '.vvvvvvvvvv.',
  '..vvvvvvvv..',
  '....vvvv....',
]

/** Requests that we decline, and why, before the sign that bars their way. */
export function Refus({ points, links }: Pick<typeof refus, 'points' | 'links'>) {
  return (
    <div className={classes.barred}>
      <ul className={classes.refusals}>
        {points.map(({ title, text }) => (
          <li key={title}>
            <h3>{kept(title)}</h3>
            {` ${text}`}
          </li>
        ))}
      </ul>
      <ArrowLink to={`${pages.referencement.path}#promesses`} id="agence-lien-promesses">
        {links.promesses}
      </ArrowLink>
      <ArrowLink to={`${pages.refonte.path}#signes`} id="agence-lien-refonte">
        {links.refonte}
      </ArrowLink>
      <div className={classes.sign}>
        <Bricks lines={noEntry} />
      </div>
    </div>
  )
}
