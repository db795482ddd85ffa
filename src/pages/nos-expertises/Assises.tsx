import type { Expertise } from '@/content/expertises'
import classes from './Assises.module.css'
import expertise from './Expertise.module.css'
import { Preuve } from './Preuve'

/**
 * One course of seven bricks per expertise, with one lit brick for each so far.
 * @param before number of expertises above these
 */
export function Assises({ expertises, before = 0 }: { expertises: Expertise[]; before?: number }) {
  return (
    <div className={classes.courses}>
      {expertises.map(({ id, title, question, effet, geste, preuve, loi }, index) => (
        <article key={id} id={id} className={classes.course} data-rank={before + index + 1}>
          <div className={`${expertise.text} ${classes.text}`}>
            <h3>{title}</h3>
            <p className={expertise.question}>{question}</p>
            <p>
              {effet}
              {loi && (
                <>
                  {' '}
                  <a href={loi.href} id={`expertises-loi-${id}`}>
                    {loi.text}
                  </a>
                </>
              )}
            </p>
            <p>{geste}</p>
          </div>
          <Preuve id={id} preuve={preuve} />
        </article>
      ))}
    </div>
  )
}
