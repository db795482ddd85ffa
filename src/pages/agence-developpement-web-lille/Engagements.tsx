import { Bricks } from '@/components/BrickWall/Bricks'
import { Fold } from '@/components/Disclosure/Fold'
import { kept } from '@/components/kept'
import type { engagements } from '@/content/agence'
import classes from './Engagements.module.css'

/** Keys of one bow, with bits of two shapes. */
const keys = [
  ['..g.g.', '..g.g.'],
  ['..g.gg', '..g...'],
].map(([bit, tooth]) => [
  '.gggg.......',
  'gg..gg......',
  'gg..gggggggg',
  'gg..gggggggg',
  `gg..gg${bit}`,
  `.gggg.${tooth}`,
])

/** A board of keys: for each asset of the client its key, the clause of the contract, and how to check it. */
export function Engagements({ colonnes, lignes }: Pick<typeof engagements, 'colonnes' | 'lignes'>) {
  return (
    <div className={classes.assets}>
      {lignes.map(({ objet, contrat, verification }, index) => (
        <Fold
          key={objet}
          name="engagements"
          title={
            <>
              {kept(objet)}
              <Bricks lines={keys[index % keys.length] ?? []} />
            </>
          }
          isOpen={index === 0}
        >
          <p data-label={colonnes.contrat}>{contrat}</p>
          <p data-label={colonnes.verification}>{verification}</p>
        </Fold>
      ))}
    </div>
  )
}
