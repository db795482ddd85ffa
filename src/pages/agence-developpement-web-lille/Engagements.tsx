import { Bricks } from '@/components/BrickWall/Bricks'
import { Fold } from '@/components/Disclosure/Fold'
import type { engagements } from '@/content/agence'
import classes from './Engagements.module.css'

/** The bow of a key that lies, and its stem, which begins inside it, with a bit for each asset at every eighth half brick. */
const bow = ['.gggg..', 'gggggg.', 'gg..gg.', 'gg..ggg', 'gggggg.', '.gggg..']
const stem = [
  'ggggggggggggggggggggggggggggggggg',
  '.gggggggggggggggggggggggggggggggg',
  '..gg......gggg....gg......gggg...',
  '..gg......gg..............g..g...',
]

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
