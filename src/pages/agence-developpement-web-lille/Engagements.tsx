import { Bricks } from '@/components/BrickWall/Bricks'
import { Fold } from '@/components/Disclosure/Fold'
import type { engagements } from '@/content/agence'
import classes from './Engagements.module.css'

/** The bow of a key that lies, and its stem, with a bit for each asset: at its eighth half brick and at every eighth after it. */
const bow = ['.gggg...', 'gggggg..', 'gg..gggg', 'gg..gggg', 'gggggg..', '.gggg...']
const bits = (...courses: string[]) =>
  courses
    .map((course) => course.padEnd(8, '.'))
    .join('')
    .slice(0, -1)
const stem = ['g'.repeat(31), 'g'.repeat(31), bits('gg', 'gggg', 'gg', 'gggg'), bits('gg', 'gg', '', 'g..g')]

/** One key for all that is the client's: under each of its bits an asset, the clause of the contract, and how to check it. */
export function Engagements({ colonnes, lignes }: Pick<typeof engagements, 'colonnes' | 'lignes'>) {
  return (
    <div className={classes.assets}>
      <Bricks lines={bow} />
      <Bricks lines={stem} />
      {lignes.map(({ objet, contrat, verification }, index) => (
        <Fold key={objet} name="engagements" title={objet} isOpen={index === 0}>
          <p data-label={colonnes.contrat}>{contrat}</p>
          <p data-label={colonnes.verification}>{verification}</p>
        </Fold>
      ))}
    </div>
  )
}
