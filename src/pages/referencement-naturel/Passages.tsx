import type { passages } from '@/content/referencement'
import classes from './Passages.module.css'

/** The four passages a page goes through, each under a course of bricks with fewer of them lit. */
export function Passages({ etapes, perteTitre }: Pick<typeof passages, 'etapes' | 'perteTitre'>) {
  return (
    <ol className={classes.passages}>
      {etapes.map(({ title, text, perte }) => (
        <li key={title}>
          <h3 className="display">{title}</h3>
          <p>{text}</p>
          <p>
            <strong>{perteTitre}</strong> {perte}
          </p>
        </li>
      ))}
    </ol>
  )
}
