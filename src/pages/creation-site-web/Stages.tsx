import { Bricks } from '@/components/BrickWall/Bricks'
import { Fold } from '@/components/Disclosure/Fold'
import type { etapes } from '@/content/creation'
import classes from './Stages.module.css'

/** A lit house, at the head of the stairs. */
const house = ['....ll....', '..llllll..', '.llllllll.', '.lggllggl.', '.llllllll.']

/** The stairs as far as a stage, of five: a step of ten half bricks and two courses for each, its tread in gold. */
const stairsTo = (stage: number) => {
  const steps = [1, 2, 3, 4, 5].filter((step) => step <= stage)
  const courses = steps.flatMap((step) => [2 * step - 1, 2 * step - 2]).sort((one, other) => other - one)
  const stairs = courses.map((course) =>
    steps.map((step) => (course >= 2 * step ? '.' : course < 2 * step - 2 ? 'v' : 'g').repeat(10)).join(''),
  )
  return [...(stage === 5 ? house : []), ...stairs].map((line) =>
    stage === 5 ? line.padStart(50, '.') : line.padEnd(50, '.'),
  )
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
