import { Fold } from '@/components/Disclosure/Fold'
import type { etapes } from '@/content/creation'
import classes from './Stages.module.css'

/** Tasks of each side, stage by stage, in two bricks. */
export function Stages({ colonnes, lignes }: Pick<typeof etapes, 'colonnes' | 'lignes'>) {
  const { nous: us, vous: you } = colonnes
  return (
    <ol className={classes.stages}>
      {lignes.map(({ etape, nous, vous }, index) => (
        <li key={etape}>
          <Fold name="etapes" title={etape} hint={vous} isOpen={index === 0}>
            <p>
              <b>{us}</b> {nous}
            </p>
            <p>
              <b>{you}</b> {vous}
            </p>
          </Fold>
        </li>
      ))}
    </ol>
  )
}
