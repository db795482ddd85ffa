import { Fold } from '@/components/Disclosure/Fold'
import type { comparaison } from '@/content/creation'
import classes from './Comparison.module.css'

/**
 * Pictures of sites as SVG path data in a box of 150 × 70: what is in the colour of the window, pale, golden. The front of a shop and its
 * door; shelves of goods and their labels; a schedule and the task that is due.
 */
const screens: Record<(typeof comparaison)['kinds'][number]['signe'], string[]> = {
  vitrine: [
    'M0 0h150v6h-15v16h-15V6h-15v16H90V6H75v16H60V6H45v16H30V6H15v16H0z',
    'M15 6h15v12H15zm30 0h15v12H45zm30 0h15v12H75zm30 0h15v12h-15zm30 0h15v12h-15zM0 28h48v42H0zm54 0h48v42H54z',
    'M110 28h40v42h-40z',
  ],
  boutique: [
    'M0 27h150v8H0zM0 62h150v8H0z',
    'M4 4h16v23H4zm22 9h24v14H26zm30-9h12v23H56zm18 7h20v16H74zM56 39h16v23H56zm22 9h24v14H78zm30-9h12v23h-12zM4 46h44v16H4zM104 13h42v14h-42z',
    'M26 29h24v4H26zm78 0h42v4h-42z',
  ],
  outil: [
    'M0 0h150v8H0zM0 16h26v12H0zm0 21h26v12H0zm0 21h26v12H0z',
    'M34 16h46v12H34zm54 0h62v12H88zM34 37h72v12H34zM34 58h24v12H34zm32 0h62v12H66z',
    'M114 37h36v12h-36z',
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
