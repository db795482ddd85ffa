import type { FigureOf } from '@/browser/figures'
import { Fold } from '@/components/Disclosure/Fold'
import { kept } from '@/components/kept'
import type { Expertise, ExpertiseId } from '@/content/expertises'
import classes from './Assises.module.css'
import { Image } from './Image'
import { Preuve } from './Preuve'

/** Floors with a picture as wide as the house: its figure, its words beside it, or painted and as high as a screen. */
const kinds: Partial<Record<ExpertiseId, 'wide' | 'beside' | 'painted'>> = {
  performance: 'wide',
  accessibilite: 'beside',
  ecoconception: 'painted',
}

interface AssisesProps {
  expertises: Expertise[]
  figure: FigureOf
  /** Number of expertises above these. */
  before?: number
}

/**
 * Expertises, each a floor of the house: its ceiling, its name, the question it answers, which folds its words on a phone, its picture, and
 * how to check it.
 */
export function Assises({ expertises, figure, before = 0 }: AssisesProps) {
  return (
    <div className={classes.courses}>
      {expertises.map(({ id, title, question, effet, geste, mesure, legende, preuve, loi }, index) => (
        // A ceiling has seven bricks (Assises.module.css).
        <article
          key={id}
          id={id}
          className={classes.course}
          data-rank={before + index < 7 ? before + index + 1 : undefined}
          data-kind={kinds[id]}
        >
          <h3 className="display">{kept(title)}</h3>
          <Fold name={`expertises-${before}`} heading="h4" title={question} open={before + index === 0}>
            <p>{kept(effet)}</p>
            <p>{kept(geste)}</p>
            {loi && (
              <p>
                {loi.text}{' '}
                <a href={loi.href} id={`expertises-loi-${id}`}>
                  {loi.link}
                </a>
              </p>
            )}
          </Fold>
          <Image id={id} mesure={mesure} legende={legende} figure={figure} />
          <Preuve id={id} preuve={preuve} />
        </article>
      ))}
    </div>
  )
}
