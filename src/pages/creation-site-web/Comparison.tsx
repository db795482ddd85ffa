import { Bricks } from '@/components/BrickWall/Bricks'
import { Fold } from '@/components/Disclosure/Fold'
import type { comparaison } from '@/content/creation'
import classes from './Comparison.module.css'

/** Pages: a picture, its text and a button; goods and their prices; a calendar and what is booked. */
const screens: Record<(typeof comparaison)['kinds'][number]['signe'], string[]> = {
  vitrine: [
    '11..........1.1',
    '...............',
    'lllllll.1111111',
    'lllllll.1111...',
    'lllllll........',
    'lllllll.lllllll',
    'lllllll.gggg...',
  ],
  boutique: [
    'lll.lll.lll.lll',
    'lll.lll.lll.lll',
    'gg..gg..gg..gg.',
    '...............',
    'lll.lll.lll.lll',
    'lll.lll.lll.lll',
    'gg..gg..gg..gg.',
  ],
  outil: [
    '111111111111111',
    '...............',
    'll.ll.ll.ll.ll.',
    '...............',
    'll.ll.gg.ll.ll.',
    '...............',
    'll.ll.ll.gg.ll.',
  ],
}

/**
 * Three kinds of site as three windows, each on its answers, a row for each criterion. On a phone the rows are folded: an open one has the
 * answers of all three, each behind a brick in the colour of its window.
 */
export function Comparison({ criteria, kinds }: Pick<typeof comparaison, 'criteria' | 'kinds'>) {
  return (
    <div className={classes.kinds}>
      <ul className={classes.list}>
        {kinds.map(({ signe, kind, purpose }) => (
          <li key={kind}>
            {kind}
            <p>{purpose}</p>
            <Bricks lines={screens[signe]} />
          </li>
        ))}
      </ul>
      {criteria.map((criterion, place) => (
        <Fold key={criterion} name="comparer" title={criterion} open={place === 0}>
          {kinds.map(({ kind, answers }) => (
            <p key={kind}>
              <b>{`${kind}.`}</b>
              {` ${answers[place]}`}
            </p>
          ))}
        </Fold>
      ))}
    </div>
  )
}
