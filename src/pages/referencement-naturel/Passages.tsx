import { Fold } from '@/components/Disclosure/Fold'
import type { passages } from '@/content/referencement'
import classes from './Passages.module.css'

/** The four stages of being found, each under a course with fewer lit bricks. */
export function Passages({ etapes, perteTitre }: Pick<typeof passages, 'etapes' | 'perteTitre'>) {
  return (
    <ol className={classes.passages}>
      {etapes.map(({ title, text, perte }, index) => (
        <li key={title}>
          <Fold name="passages" title={title} isOpen={index === 0}>
            <p>{text}</p>
            <p>
              <strong>{perteTitre}</strong> {perte}
            </p>
          </Fold>
        </li>
      ))}
    </ol>
  )
}
