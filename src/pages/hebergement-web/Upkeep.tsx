import type { entretien } from '@/content/hebergement'
import classes from './Upkeep.module.css'

/** Tasks of each side for security. */
export function Upkeep({ listes }: Pick<typeof entretien, 'listes'>) {
  return (
    <div className={classes.lists}>
      {listes.map(({ title, items }) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul className={classes.items}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
