import { Fragment } from 'react'
import { Fold } from '@/components/Disclosure/Fold'
import type { comparaison } from '@/content/creation'
import classes from './Comparison.module.css'

/** Three kinds of site compared: side by side, one row for each of six criteria. */
export function Comparison({ criteria, kinds }: Pick<typeof comparaison, 'criteria' | 'kinds'>) {
  return (
    <div className={classes.kinds}>
      {kinds.map(({ kind, answers }, index) => (
        <Fold key={kind} name="comparer" title={kind} hint={answers[0]} isOpen={index === 0}>
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
