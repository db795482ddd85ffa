import type { entretien } from '@/content/hebergement'
import classes from './Upkeep.module.css'

/** Tasks of each side for security, in the wall of a castle: ours are windows, the golden door is the visitor's. */
export function Upkeep({ listes }: Pick<typeof entretien, 'listes'>) {
  return (
    <div className={classes.front}>
      {listes.map(({ title, items }) => (
        <div key={title}>
          <h3 className="display">{title}</h3>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
