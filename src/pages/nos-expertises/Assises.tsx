import { kept } from '@/components/kept'
import type { Expertise } from '@/content/expertises'
import classes from './Assises.module.css'
import { type FigureOf, Image } from './Image'
import { Preuve } from './Preuve'

interface AssisesProps {
  expertises: Expertise[]
  figure: FigureOf
  /** Number of expertises above these. */
  before?: number
  /** Two, side by side. */
  isPair?: boolean
}

/** Expertises, each under a course of bricks, one for each of them all; its effect, its proof on a plate, our answer. */
export function Assises({ expertises, figure, before = 0, isPair }: AssisesProps) {
  return (
    <div className={classes.courses} data-pair={isPair || undefined}>
      {expertises.map(({ id, title, question, effet, geste, legende, preuve, loi }, index) => (
        <article key={id} id={id} className={classes.course} data-rank={before + index + 1}>
          <div className={classes.head}>
            <h3>{title}</h3>
            <p>{question}</p>
          </div>
          <p>{kept(effet)}</p>
          <div className={classes.plate} data-tone="dark">
            <Image id={id} legende={legende} figure={figure} />
            <Preuve id={id} preuve={preuve} />
          </div>
          <p className={classes.answer}>{kept(geste)}</p>
          {loi && (
            <p className={classes.law}>
              {loi.text}{' '}
              <a href={loi.href} id={`expertises-loi-${id}`}>
                {loi.lien}
              </a>
            </p>
          )}
        </article>
      ))}
    </div>
  )
}
