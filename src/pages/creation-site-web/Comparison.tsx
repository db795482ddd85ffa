import { Bricks } from '@/components/BrickWall/Bricks'
import { Fold } from '@/components/Disclosure/Fold'
import type { comparaison } from '@/content/creation'
import classes from './Comparison.module.css'

/** A house with a shop window and a door, a shop with goods on its shelves, a house under the crane that builds it. */
const buildings: Record<(typeof comparaison)['kinds'][number]['signe'], string[]> = {
  vitrine: ['...11...', '..1111..', '.111111.', '11111111', '1gggg1g1', '1gggg1g1', '11111111'],
  boutique: ['11111111', '1g..g.g1', '1gg.ggg1', '11111111', '1g..g.g1', '1gg.ggg1', '11111111'],
  outil: ['.1111111', '...gg.1.', '..1...1.', '.111..1.', '11111.1.', '1ggg1.1.', '11111111'],
}

/**
 * Three kinds of site as three façades, a course for each criterion, of which the first is on the façade. On a phone the other courses are
 * folded: an open one has the answers of all three, each in the colour of its façade.
 */
export function Comparison({
  criteria: [purpose, ...criteria],
  kinds,
}: Pick<typeof comparaison, 'criteria' | 'kinds'>) {
  return (
    <div className={classes.kinds}>
      <ul>
        {kinds.map(({ signe, kind, answers }) => (
          <li key={kind}>
            {kind}
            <p data-label={purpose}>{answers[0]}</p>
            <Bricks lines={buildings[signe]} />
          </li>
        ))}
      </ul>
      {criteria.map((criterion, place) => (
        <Fold key={criterion} name="comparer" title={criterion} isOpen={place === 0}>
          {kinds.map(({ kind, answers }) => (
            <p key={kind} data-label={criterion}>
              <b>{kind}.</b> {answers[place + 1]}
            </p>
          ))}
        </Fold>
      ))}
    </div>
  )
}
