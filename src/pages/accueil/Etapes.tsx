import { kept } from '@/components/kept'
import type { methode } from '@/content/accueil'
import classes from './Etapes.module.css'

/** Stages as the floors of one house, whose windows light up one by one. */
export const Etapes = ({ etapes }: Pick<typeof methode, 'etapes'>) => (
  <ol className={classes.house}>
    {etapes.map(({ title, text }) => (
      <li key={title}>
        <h3 className="display">{kept(title)}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
)
