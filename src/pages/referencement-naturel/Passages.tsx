import { kept } from '@/components/kept'
import type { passages } from '@/content/referencement'
import classes from './Passages.module.css'

/** Stages of being found, a funnel: each is narrower than the one before, and fewer bricks enter it. */
export function Passages({ etapes, perteTitre }: Pick<typeof passages, 'etapes' | 'perteTitre'>) {
  return (
    <ol className={classes.passages}>
      {etapes.map(({ title, text, perte }) => (
        <li key={title}>
          <h3 className="display">{kept(title)}</h3>
          <p>{text}</p>
          <p>
            <strong>{perteTitre}</strong>
            {` ${perte}`}
          </p>
        </li>
      ))}
    </ol>
  )
}
