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
}

/** Expertises, each a floor of the house: its ceiling, its name, its words and its proof, a picture in the room beside them. */
export function Assises({ expertises, figure, before = 0 }: AssisesProps) {
  return (
    <div className={classes.courses}>
      {expertises.map(({ id, title, question, effet, geste, legende, preuve, loi }, index) => (
        <article key={id} id={id} className={classes.course} data-rank={before + index + 1}>
          <div className={classes.head}>
            <h3>{kept(title)}</h3>
            <p>{question}</p>
          </div>
          <p>{kept(effet)}</p>
          <p>{kept(geste)}</p>
          <Preuve id={id} preuve={preuve} />
          {loi && (
            <p className={classes.law}>
              {loi.text}{' '}
              <a href={loi.href} id={`expertises-loi-${id}`}>
                {loi.link}
              </a>
            </p>
          )}
          <Image id={id} legende={legende} figure={figure} />
        </article>
      ))}
    </div>
  )
}
