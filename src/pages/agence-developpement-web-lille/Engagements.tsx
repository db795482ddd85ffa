import { Bricks } from '@/components/BrickWall/Bricks'
import { Fold } from '@/components/Disclosure/Fold'
import type { engagements } from '@/content/agence'
import classes from './Engagements.module.css'

/** The bow of a key: its stem and its bits are in the rows (Engagements.module.css). */
const bow = ['.gggg.', 'gggggg', 'gg..gg', 'gg..gg', 'gggggg', '.gggg.']

/** One key for all that is the client's: beside each of its bits an asset, the clause of the contract, and how to check it. */
export function Engagements({ colonnes, lignes }: Pick<typeof engagements, 'colonnes' | 'lignes'>) {
  return (
    <div className={classes.assets}>
      <Bricks lines={bow} />
      {lignes.map(({ objet, contrat, verification }, index) => (
        <Fold key={objet} name="engagements" title={objet} open={index === 0}>
          <p data-label={colonnes.contrat}>{contrat}</p>
          <p data-label={colonnes.verification}>{verification}</p>
        </Fold>
      ))}
    </div>
  )
}
