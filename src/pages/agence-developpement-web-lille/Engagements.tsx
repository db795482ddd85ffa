import { Fold } from '@/components/Disclosure/Fold'
import type { engagements } from '@/content/agence'
import classes from './Engagements.module.css'

/** For each asset of the client: the clause of the contract, and how to check it. */
export function Engagements({ colonnes, lignes }: Pick<typeof engagements, 'colonnes' | 'lignes'>) {
  return (
    <div className={classes.assets}>
      {lignes.map(({ objet, contrat, verification }, index) => (
        <Fold key={objet} name="engagements" title={objet} isOpen={index === 0}>
          <p data-label={colonnes.contrat}>{contrat}</p>
          <p data-label={colonnes.verification}>{verification}</p>
        </Fold>
      ))}
    </div>
  )
}
