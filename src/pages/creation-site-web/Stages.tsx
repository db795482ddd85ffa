import { Bricks } from '@/components/BrickWall/Bricks'
import { Fold } from '@/components/Disclosure/Fold'
import type { etapes } from '@/content/creation'
import classes from './Stages.module.css'

/** A lit house, at the head of the stairs. */
const house = ['....ll....', '..llllll..', '.llllllll.', '.lggllggl.', '.llllllll.']

/** The stairs as far as a stage, two courses each; its own are in gold. */
const stairsTo = (stage: number) => [
  ...(stage === 5 ? house : []),
  ...Array.from({ length: 2 * stage }, (_, course) => (course < 2 ? 'g' : 'v').repeat(10)),
]

/** Stages, each under its step of stairs that lead to a house; the client's part is the course below. */
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
