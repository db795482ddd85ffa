import { Bricks } from '@/components/BrickWall/Bricks'
import { Fold } from '@/components/Disclosure/Fold'
import type { etapes } from '@/content/creation'
import classes from './Stages.module.css'

/** Stairs of whole bricks over a course of ground: two golden bricks are a tread, half a brick before its step; at the right, the edge. */
const stairs = [4, 3, 2, 1, 0]
  .flatMap((step) => {
    const left = '.'.repeat(4 * step)
    return [`${left}gggg`, `${left}.`]
  })
  .concat('')
  .map((course) => course.padEnd(28, 'v'))

/** Stages under the stairs, which have a step for each; from md on, each on its own step. */
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
