import { Bricks } from '@/components/BrickWall/Bricks'
import { Fold } from '@/components/Disclosure/Fold'
import type { engagements } from '@/content/agence'
import classes from './Engagements.module.css'

/** A key, lying, whose bits differ: one for each asset, at the eighth half brick and every eighth after it. */
const bits = (...courses: string[]) =>
  courses
    .map((course) => course.padEnd(8, '.'))
    .join('')
    .slice(0, -1)
const key = [
  '.gggg.'.padEnd(39, '.'),
  'gggggg'.padEnd(39, '.'),
  'gg..gg'.padEnd(39, 'g'),
  'gg..gg'.padEnd(39, 'g'),
  bits('gggggg', 'gg', 'gggg', 'gg', 'gggg'),
  bits('.gggg.', 'gg', 'gg', '', 'g..g'),
]

/** One key for all that is the client's: under each of its bits an asset, the clause of the contract, and how to check it. */
export function Engagements({ colonnes, lignes }: Pick<typeof engagements, 'colonnes' | 'lignes'>) {
  return (
    <div className={classes.assets}>
      <Bricks lines={key} />
      {lignes.map(({ objet, contrat, verification }, index) => (
        <Fold key={objet} name="engagements" title={objet} isOpen={index === 0}>
          <p data-label={colonnes.contrat}>{contrat}</p>
          <p data-label={colonnes.verification}>{verification}</p>
        </Fold>
      ))}
    </div>
  )
}
