import type { Expertise } from '@/content/expertises'
import expertise from './Expertise.module.css'
import classes from './FaceAFace.module.css'
import { Preuve } from './Preuve'

/** Two complementary expertises, side by side. */
export function FaceAFace({ expertises }: { expertises: Expertise[] }) {
  return (
    <div className={classes.halves}>
      {expertises.map(({ id, title, question, effet, geste, preuve }) => (
        <article key={id} id={id} className={`${expertise.text} ${classes.half}`}>
          <h3>{title}</h3>
          <p className={expertise.question}>{question}</p>
          <p>{effet}</p>
          <p>{geste}</p>
          <Preuve id={id} preuve={preuve} />
        </article>
      ))}
    </div>
  )
}
