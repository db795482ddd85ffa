import { Bricks } from '@/components/BrickWall/Bricks'
import { Fold } from '@/components/Disclosure/Fold'
import type { etapes } from '@/content/creation'
import classes from './Stages.module.css'

const steps = [1, 2, 3, 4, 5]

/** A course of two bricks for each step, its tread in gold. */
const stairs = steps
  .toReversed()
  .map((height) => steps.map((step) => (step < height ? '.' : step > height ? 'v' : 'g').repeat(4)).join(''))

/** Stages, each on its step of the stairs; on a phone, under a course of its own. */
export function Stages({ part, lignes }: Pick<typeof etapes, 'part' | 'lignes'>) {
  return (
    <div className={classes.stages}>
      <Bricks lines={stairs} />
      <ol className={classes.list}>
        {lignes.map(({ etape, nous, vous }) => (
          <li key={etape}>
            <Fold name="etapes" title={etape} hint={vous}>
              <p>{nous}</p>
              <p data-label={part}>{vous}</p>
            </Fold>
          </li>
        ))}
      </ol>
    </div>
  )
}
