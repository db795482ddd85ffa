import { Bricks } from '@/components/BrickWall/Bricks'
import { Fold } from '@/components/Disclosure/Fold'
import type { comparaison } from '@/content/creation'
import classes from './Comparison.module.css'

/** A house with a shop window, a shop with its shelves, a hall with its gate. */
const buildings: Record<(typeof comparaison)['kinds'][number]['signe'], string[]> = {
  vitrine: ['.11...', '1111..', '1gg1..', '1gg1..', '1111..'],
  boutique: ['111111', '1g.gg1', '111111', '1gg.g1', '111111'],
  outil: ['..11..', '.1111.', '111111', '1gggg1', '1gggg1'],
}

/**
 * Three kinds of site as three façades, a course for each criterion. On a phone the courses are folded: an open one has the answers of all
 * three, each in the colour of its façade.
 */
export function Comparison({ criteria, kinds }: Pick<typeof comparaison, 'criteria' | 'kinds'>) {
  return (
    <div className={classes.kinds}>
      <ul>
        {kinds.map(({ signe, kind }) => (
          <li key={kind}>
            <Bricks lines={buildings[signe]} />
            {kind}
          </li>
        ))}
      </ul>
      {criteria.map((criterion, place) => (
        <Fold key={criterion} name="comparer" title={criterion} isOpen={place === 0}>
          {kinds.map(({ kind, answers }) => (
            <p key={kind} data-label={criterion}>
              <b>{kind}</b> {answers[place]}
            </p>
          ))}
        </Fold>
      ))}
    </div>
  )
}
