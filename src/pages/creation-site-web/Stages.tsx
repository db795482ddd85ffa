import { Bricks } from '@/components/BrickWall/Bricks'
import { Fold } from '@/components/Disclosure/Fold'
import type { etapes } from '@/content/creation'
import classes from './Stages.module.css'

/** A house; digits are the stages in which its bricks are laid, the fifth lights it. */
const house = ['.44.', '3553', '3333', '2552', '2552', '1111']

/** The house at a stage: bricks laid, the current ones in gold; those to come are pale. */
const houseAt = (stage: number) =>
  house.map((course) => course.replace(/\d/g, (digit) => (+digit < stage ? 'v' : +digit > stage ? '1' : 'g')))

/** Stages, each under the house as built so far; the client's part is the course below. */
export function Stages({ part, lignes }: Pick<typeof etapes, 'part' | 'lignes'>) {
  return (
    <ol className={classes.stages}>
      {lignes.map(({ etape, nous, vous }, index) => (
        <li key={etape}>
          <Fold name="etapes" title={etape} drawing={<Bricks lines={houseAt(index + 1)} />} hint={vous}>
            <p>{nous}</p>
            <p data-label={part}>{vous}</p>
          </Fold>
        </li>
      ))}
    </ol>
  )
}
