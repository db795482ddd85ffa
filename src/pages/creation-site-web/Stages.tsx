import { Bricks } from '@/components/BrickWall/Bricks'
import { Fold } from '@/components/Disclosure/Fold'
import type { etapes } from '@/content/creation'
import classes from './Stages.module.css'

/** A lit house, at the head of the stairs. */
const house = ['....ll....', '..llllll..', '.llllllll.', '.lggllggl.', '.llllllll.']

const steps = [1, 2, 3, 4, 5]

/** The stairs as far as a stage: a step of ten half bricks and two courses for each, its tread in gold. The last leads to the house. */
const stairsTo = (stage: number) => {
  const courses = Array.from({ length: 2 * stage }, (_, index) => 2 * stage - 1 - index)
  const stairs = courses.map((course) =>
    steps
      .map((step) => (step > stage || course >= 2 * step ? '.' : course < 2 * step - 2 ? 'v' : 'g').repeat(10))
      .join(''),
  )
  return stage === steps.length ? [...house.map((line) => line.padStart(10 * stage, '.')), ...stairs] : stairs
}

/** Stages, each over the stairs that it makes longer and that lead to a house; on a large screen all stand under the same stairs. */
export function Stages({ part, lignes }: Pick<typeof etapes, 'part' | 'lignes'>) {
  return (
    <ol className={classes.stages}>
      {lignes.map(({ etape, nous, vous }, index) => (
        <li key={etape}>
          <Fold name="etapes" title={etape} drawing={<Bricks lines={stairsTo(index + 1)} />} hint={vous}>
            <p>{nous}</p>
            <p data-label={part}>{vous}</p>
          </Fold>
        </li>
      ))}
    </ol>
  )
}
