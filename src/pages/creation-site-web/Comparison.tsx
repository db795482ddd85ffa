import { Fold } from '@/components/Disclosure/Fold'
import type { comparaison } from '@/content/creation'
import classes from './Comparison.module.css'

/**
 * Pages as SVG path data in a box of 150 × 70: what is in the colour of the window, pale, golden. A picture, its text and a button; goods
 * and their prices; a menu, a calendar and what is booked.
 */
const screens: Record<(typeof comparaison)['kinds'][number]['signe'], string[]> = {
  vitrine: ['M0 0h24v8H0zM40 0h110v8H40zM82 16h68v12H82z', 'M0 16h74v54H0zM82 36h68v12H82z', 'M82 58h40v12H82z'],
  boutique: [
    'M0 0h24v8H0zM40 0h110v8H40z',
    'M0 16h33v40h-33zm39 0h33v40h-33zm39 0h33v40h-33zm39 0h33v40h-33z',
    'M0 62h20v8h-20zm39 0h20v8h-20zm39 0h20v8h-20zm39 0h20v8h-20z',
  ],
  outil: [
    'M0 0h30v70H0zM38 0h112v8H38z',
    'M38 16h20v24h-20zm23 0h20v24h-20zm23 0h20v24h-20zm23 0h20v24h-20zm23 0h20v24h-20zM38 46h20v24h-20zm23 0h20v24h-20zm23 0h20v24h-20zm23 0h20v24h-20zm23 0h20v24h-20z',
    'M84 16h20v24H84zM61 46h20v24H61z',
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
            <svg viewBox="0 0 150 70" preserveAspectRatio="none" aria-hidden="true">
              {screens[signe].map((path) => (
                <path key={path} d={path} />
              ))}
            </svg>
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
