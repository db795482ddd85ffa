import { Fold } from '@/components/Disclosure/Fold'
import type { entretien } from '@/content/hebergement'
import classes from './Upkeep.module.css'

/** Tasks of each side for security. */
export function Upkeep({ listes }: Pick<typeof entretien, 'listes'>) {
  return (
    <div className={classes.lists}>
      {listes.map(({ title, items }) => (
        <Fold key={title} name="entretien" title={title}>
          <ul className={classes.items}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Fold>
      ))}
    </div>
  )
}
