import { Fragment } from 'react'
import { Bricks } from '@/components/BrickWall/Bricks'
import { Fold } from '@/components/Disclosure/Fold'
import type { comparaison } from '@/content/creation'
import classes from './Comparison.module.css'

/** A house with a shop window, a shop with its shelves, a workshop: one for each kind. */
const buildings = [
  ['.11...', '1111..', '1gg1..', '1gg1..', '1111..'],
  ['111111', '1g.gg1', '111111', '1gg.g1', '111111'],
  ['1.....', '1..1.1', '1.1111', '111gg1', '111gg1'],
]

/** Three kinds of site compared: side by side, one row for each of six criteria. */
export function Comparison({ criteria, kinds }: Pick<typeof comparaison, 'criteria' | 'kinds'>) {
  return (
    <div className={classes.kinds}>
      {kinds.map(({ kind, answers }, index) => (
        <Fold
          key={kind}
          name="comparer"
          title={kind}
          drawing={<Bricks lines={buildings[index] ?? []} />}
          hint={answers[0]}
        >
          <dl>
            {criteria.map((criterion, place) => (
              <Fragment key={criterion}>
                <dt>{criterion}</dt>
                <dd>{answers[place]}</dd>
              </Fragment>
            ))}
          </dl>
        </Fold>
      ))}
    </div>
  )
}
