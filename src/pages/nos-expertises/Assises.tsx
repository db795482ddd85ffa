import type { Expertise } from '@/content/expertises'
import classes from './Assises.module.css'
import { Preuve } from './Preuve'

/** One course of the wall per expertise, its bricks lit above the proof. */
export function Assises({ expertises }: { expertises: Expertise[] }) {
  return (
    <div className={classes.courses}>
      {expertises.map(({ id, title, question, effet, geste, preuve }) => (
        <article key={id} id={id} className={classes.course}>
          <div className={classes.text}>
            <h3>{title}</h3>
            <p className={classes.question}>{question}</p>
            <p>{effet}</p>
            <p>{geste}</p>
          </div>
          <Preuve id={id} preuve={preuve} />
        </article>
      ))}
    </div>
  )
}
