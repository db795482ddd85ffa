import type { Expertise } from '@/content/expertises'
import expertise from './Expertise.module.css'
import classes from './FaceAFace.module.css'
import { Preuve } from './Preuve'

/**
 * Two complementary expertises, side by side.
 * @param before number of expertises above these
 */
export function FaceAFace({ expertises, before }: { expertises: Expertise[]; before: number }) {
  return (
    <div className={classes.halves}>
      {expertises.map(({ id, title, question, effet, geste, preuve }, index) => (
        <article
          key={id}
          id={id}
          className={`${expertise.text} ${expertise.rank} ${classes.half}`}
          data-rank={before + index + 1}
        >
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
