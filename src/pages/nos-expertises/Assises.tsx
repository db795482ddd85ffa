import type { Expertise } from '@/content/expertises'
import classes from './Assises.module.css'
import expertise from './Expertise.module.css'
import { Preuve } from './Preuve'

interface AssisesProps {
  expertises: Expertise[]
  /** Number of expertises above these. */
  before?: number
  /** Two, side by side beside the title of their section. */
  isPair?: boolean
}

/** Expertises, each under a course of seven bricks. */
export function Assises({ expertises, before = 0, isPair }: AssisesProps) {
  return (
    <div className={classes.courses} data-pair={isPair || undefined}>
      {expertises.map(({ id, title, question, effet, geste, preuve, loi }, index) => (
        <article key={id} id={id} className={`${expertise.rank} ${classes.course}`} data-rank={before + index + 1}>
          <div className={expertise.text}>
            <h3>{title}</h3>
            <p className={expertise.question}>{question}</p>
          </div>
          <div className={expertise.text}>
            <p>{effet}</p>
            <p>{geste}</p>
            {loi && (
              <p className={classes.law}>
                {loi.text}{' '}
                <a href={loi.href} id={`expertises-loi-${id}`}>
                  {loi.lien}
                </a>
              </p>
            )}
          </div>
          <Preuve id={id} preuve={preuve} />
        </article>
      ))}
    </div>
  )
}
