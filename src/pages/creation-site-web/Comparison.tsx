import { Fragment } from 'react'
import { Bricks } from '@/components/BrickWall/Bricks'
import { Fold } from '@/components/Disclosure/Fold'
import type { comparaison } from '@/content/creation'
import { buildings } from './buildings'
import classes from './Comparison.module.css'

/** Three kinds of site as three façades, a course for each criterion. On a phone one at a time, chosen by its building. */
export function Comparison({ criteria, kinds }: Pick<typeof comparaison, 'criteria' | 'kinds'>) {
  return (
    <div className={classes.kinds}>
      {kinds.map(({ signe, kind, answers }, index) => (
        <Fold
          key={kind}
          name="comparer"
          title={kind}
          drawing={<Bricks lines={buildings[signe]} className={classes[signe]} />}
          isOpen={index === 0}
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
